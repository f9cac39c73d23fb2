/** Keys by the names that W3C's WebDriver gives them. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'Backspace';

export interface Size {
  width: number;
  height: number;
}

/** The least that is asked of a browser, whoever drives it. All coordinates are pixels of the window. */
export interface Browser {
  /** As it calls itself: 'firefox 153.7'. */
  version: string;
  /** Goes to an address and waits for the page at most as long as the driver does. */
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page; gives what it returns, as JSON. */
  script<Answer>(body: string): Promise<Answer>;
  pressAt(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types letters one by one where the focus is. */
  write(text: string): Promise<void>;
  /** As near to it as the window goes; gives the size it has then. */
  resize(size: Size): Promise<Size>;
  /** Opens a tab and goes to it. */
  openTab(): Promise<void>;
  /** Goes to a tab: 0 is the first. */
  toTab(index: number): Promise<void>;
  /** What the window shows, a PNG; undefined where the driver cannot take it. */
  picture(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** An engine that is there: each call opens a browser that remembers nothing. */
export type Open = (size: Size) => Promise<Browser>;
