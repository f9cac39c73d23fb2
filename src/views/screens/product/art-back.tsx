import { useStores } from '../../stores.ts';
import styles from './art-back.module.css';

interface ArtBackProps {
  /** Of the frame, #rrggbb. */
  color: string;
  code: string;
  /** In words. */
  size: string;
}

/** So many letters of a code have room on the label; a longer one stands beside the thing only. */
const MOST_LETTERS = 18;

/** A frame seen from behind: its wood, the wire it hangs by and its label. */
export function ArtBack({ color, code, size }: ArtBackProps) {
  const { shortName } = useStores().locale.profile;
  return (
    <svg className={styles.back} viewBox="0 0 100 125" aria-hidden="true">
      <path d="M10 8h80v109H10z" fill={color} />
      <path d="M10 8h80l-5.5 5.5h-69z" fill="#fff" opacity=".16" />
      <path d="M90 117H10l5.5-5.5h69z" opacity=".22" />
      <path
        d="M10 8l5.5 5.5M90 8l-5.5 5.5M10 117l5.5-5.5M90 117l-5.5-5.5"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth=".5"
      />
      <path d="M15.5 13.5h69v98h-69z" fill="#b78f5e" />
      <path d="M17.5 15.5h65v94h-65z" fill="#c69f6d" />
      <circle cx="19.5" cy="38" r="1.6" fill="#8d8f92" />
      <circle cx="80.5" cy="38" r="1.6" fill="#8d8f92" />
      <path d="M19.5 38C38 29 62 29 80.5 38" fill="none" stroke="#6f7174" strokeWidth=".7" />
      <path d="M19.5 37.4C38 28.4 62 28.4 80.5 37.4" fill="none" stroke="#e3e4e6" strokeWidth=".3" />
      <g transform="translate(0 -9) rotate(-1.5 50 70)" textAnchor="middle" fill="#1a1512">
        <path d="M26 56h48v28H26z" fill="#f4eee3" />
        <path d="M28 58h44v24H28z" fill="none" stroke="#1a1512" strokeWidth=".5" strokeDasharray="2.2 1.5" />
        <text className={styles.name} x="50" y="66.5">
          {shortName}
        </text>
        {code.length <= MOST_LETTERS && (
          <text className={styles.small} x="50" y="72.6">
            {code}
          </text>
        )}
        <text className={styles.small} x="50" y="78.2">
          {size}
        </text>
      </g>
    </svg>
  );
}
