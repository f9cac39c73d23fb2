import styles from './yard.module.css';

interface YardPictureProps {
  /** What stands on the sign of the door. */
  sign: string;
  /** The sign is turned when this changes. */
  state: string;
  /** How often the bell was rung. */
  rings: number;
}

/** The workshop's yard in Podil: a picture of what the words beside it say. */
export function YardPicture({ sign, state, rings }: YardPictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 640 720" aria-hidden="true">
      <path d="M0 0h640v720H0z" fill="var(--wall)" />
      <path d="M0 0h640v54H0z" fill="var(--wall-shade)" />
      <path d="M0 50h640v6H0z" fill="var(--plinth)" />
      <path
        d="M12 20l24 24M36 20l-24 24M60 20l24 24M84 20l-24 24M108 20l24 24M132 20l-24 24M156 20l24 24M180 20l-24 24M204 20l24 24M228 20l-24 24M252 20l24 24M276 20l-24 24M300 20l24 24M324 20l-24 24M348 20l24 24M372 20l-24 24M396 20l24 24M420 20l-24 24M444 20l24 24M468 20l-24 24M492 20l24 24M516 20l-24 24M540 20l24 24M564 20l-24 24M588 20l24 24M612 20l-24 24"
        fill="none"
        stroke="var(--thread-red)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M40 120h60M70 142h90M500 520h70M470 542h60M30 380h50M540 110h70"
        stroke="var(--wall-shade)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M0 560h640v64H0z" fill="var(--plinth)" />
      <path
        d="M0 581h640M0 603h640M46 560v21M126 560v21M526 560v21M606 560v21M86 581v22M166 581v22M486 581v22M566 581v22M46 603v21M126 603v21M526 603v21M606 603v21"
        stroke="var(--mortar)"
        strokeWidth="3"
      />
      <path d="M0 624h640v96H0z" fill="var(--ground)" />
      <path
        d="M30 646h54M130 640h70M470 644h62M570 640h50M60 674h76M180 678h50M420 674h70M540 680h70M20 704h60M150 706h80M290 702h66M430 706h60M560 708h50"
        stroke="var(--stone)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path className={styles.glow} d="M222 640L120 720h400L418 640z" fill="#ffd97a" opacity=".55" />
      <path d="M200 624h240v18H200z" fill="var(--stone)" />
      <path d="M212 624V270a108 108 0 0 1 216 0v354z" fill="var(--frame)" />
      <path className={styles.pane} d="M230 282v-12a90 90 0 0 1 180 0v12z" />
      <path d="M320 180v102M263 200l38 82M377 200l-38 82" stroke="var(--frame)" strokeWidth="7" />
      <path d="M230 296h180v328H230z" fill="var(--door)" />
      <path d="M320 296v328" stroke="var(--door-deep)" strokeWidth="5" />
      <path
        d="M246 470h58v134h-58zM336 470h58v134h-58zM246 312h58v138h-58zM336 312h58v138h-58z"
        fill="none"
        stroke="var(--door-deep)"
        strokeWidth="5"
      />
      <path d="M312 462h-10M328 462h10" stroke="#1a1512" strokeWidth="9" strokeLinecap="round" />
      <g key={state} className={styles.sign}>
        <path d="M320 300L262 352M320 300l58 52" stroke="#1a1512" strokeWidth="3" />
        <circle cx="320" cy="300" r="5" fill="#1a1512" />
        <path d="M244 350h152v52H244z" fill="#f4eee3" />
        <path d="M249 355h142v42H249z" fill="none" stroke="#1a1512" strokeWidth="2" strokeDasharray="7 5" />
        <text x="320" y="384" textAnchor="middle" textLength="126" lengthAdjust="spacingAndGlyphs">
          {sign}
        </text>
      </g>
      <path d="M470 240h130v166H470z" fill="var(--frame)" />
      <path className={styles.pane} d="M480 250h110v146H480z" />
      <path
        className={styles.curtain}
        d="M480 250h42c-4 50-16 86-42 104zM590 250h-42c4 50 16 86 42 104z"
        fill="#f4eee3"
        opacity=".8"
      />
      <path d="M535 250v146M480 312h110" stroke="var(--frame)" strokeWidth="7" />
      <path d="M460 406h150v14H460z" fill="var(--plinth)" />
      <path d="M512 406l-6-34h40l-6 34z" fill="#c9703a" />
      <path
        d="M526 372c-14-18-14-30-4-42M526 372c2-22 10-34 20-40M526 372c-6-10-16-14-24-14"
        stroke="var(--leaf)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#c0392b">
        <circle cx="521" cy="328" r="9" />
        <circle cx="547" cy="330" r="9" />
        <circle cx="500" cy="357" r="8" />
      </g>
      <g>
        <circle cx="166" cy="462" r="36" fill="var(--frame)" />
        <circle key={`wave ${rings}`} className={styles.wave} data-rung={rings > 0} cx="166" cy="462" r="30" />
      </g>
      <g key={`bell ${rings}`} className={styles.button} data-rung={rings > 0}>
        <circle cx="166" cy="462" r="27" fill="#c0392b" />
        <circle cx="166" cy="462" r="20" fill="none" stroke="#7d1f14" strokeWidth="2.500" />
        <g fill="#3d0d07">
          <circle cx="159" cy="455" r="4.500" />
          <circle cx="173" cy="455" r="4.500" />
          <circle cx="159" cy="469" r="4.500" />
          <circle cx="173" cy="469" r="4.500" />
        </g>
        <path d="M159 455l14 14M173 455l-14 14" stroke="#f4eee3" strokeWidth="3" />
      </g>
      <g>
        <path d="M320 96v26" stroke="#1a1512" strokeWidth="5" />
        <path d="M286 140c4-14 18-20 34-20s30 6 34 20z" fill="#1a1512" />
        <circle className={styles.bulb} cx="320" cy="143" r="9" />
      </g>
      <path d="M0 196C70 232 140 236 212 214" stroke="var(--text)" strokeWidth="3" fill="none" />
      <g>
        <path d="M44 216l-16 12 8 14 6-4v40h38v-40l6 4 8-14-18-12c-8 6-24 6-32 0z" fill="#27408f" />
        <path d="M134 232h18v34l12 12-9 9-21-19z" fill="#c0392b" />
        <path d="M164 229h18v34l12 12-9 9-21-19z" fill="#c0392b" />
        <path d="M134 240h18M164 237h18" stroke="#f4eee3" strokeWidth="5" />
        <path d="M46 208v18M78 214v18M143 226v16M173 223v16" stroke="#b98a4b" strokeWidth="6" />
      </g>
      <g fill="none" stroke="var(--leaf)" strokeLinecap="round">
        <path d="M60 640C58 560 66 500 58 420M96 640c2-66-6-110 4-166M28 640c4-50-4-90 2-124" strokeWidth="7" />
        <path
          d="M60 590c-18-4-26-16-28-28M62 556c18-2 28-12 30-26M96 600c16-2 24-12 28-22M96 560c-12-4-18-10-20-20M28 610c-10-2-18-8-20-18"
          strokeWidth="10"
        />
      </g>
      <g fill="#d4587a">
        <circle cx="58" cy="420" r="14" />
        <circle cx="64" cy="456" r="17" />
        <circle cx="54" cy="494" r="19" />
        <circle cx="100" cy="474" r="13" />
        <circle cx="94" cy="508" r="16" />
        <circle cx="30" cy="516" r="13" />
      </g>
      <g fill="#b02e55">
        <circle cx="36" cy="548" r="16" />
        <circle cx="104" cy="540" r="17" />
        <circle cx="62" cy="532" r="18" />
      </g>
      <g fill="#ffd97a">
        <circle cx="58" cy="420" r="4" />
        <circle cx="64" cy="456" r="5" />
        <circle cx="54" cy="494" r="6" />
        <circle cx="100" cy="474" r="4" />
        <circle cx="94" cy="508" r="5" />
        <circle cx="30" cy="516" r="4" />
        <circle cx="36" cy="548" r="5" />
        <circle cx="104" cy="540" r="5" />
        <circle cx="62" cy="532" r="5" />
      </g>
      <g>
        <path d="M470 598h140v12H470z" fill="#a8703a" />
        <path d="M484 610h12v40h-12zM584 610h12v40h-12z" fill="#7d5027" />
      </g>
      <path
        d="M548 598c-26 0-34-14-28-32 4-14 16-18 24-26 4-4 2-16 4-26l10 8h12l10-8c3 12 2 20-2 26 8 14 12 40 6 58zM576 596c22 2 30-10 26-26"
        fill="#1a1512"
      />
      <path d="M576 594c20 0 28-10 25-24" stroke="#1a1512" strokeWidth="8" fill="none" strokeLinecap="round" />
      <g fill="#ffd97a">
        <circle cx="558" cy="532" r="2.600" />
        <circle cx="570" cy="532" r="2.600" />
      </g>
    </svg>
  );
}
