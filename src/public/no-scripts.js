// Asked for only where the scripts of the shop cannot run, so it is written for engines of any year. What stands in
// `noscript` is shown: the page is asked for once more and read as one without scripts.
(function () {
  var request = new XMLHttpRequest();
  request.open('GET', location.href);
  request.responseType = 'document';
  request.addEventListener('load', function () {
    var drawn = request.response.querySelectorAll('noscript');
    var closed = document.querySelectorAll('noscript');
    for (var place = 0; place < closed.length && place < drawn.length; place += 1) {
      var shown = document.createElement('div');
      shown.className = closed[place].className;
      while (drawn[place].firstChild) shown.appendChild(document.adoptNode(drawn[place].firstChild));
      closed[place].parentNode.replaceChild(shown, closed[place]);
    }
  });
  request.send();
})();
