import { useId, useState } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { NativeSelect } from '../form/native-select.tsx';
import { PhoneCountry } from '../form/phone-country.tsx';
import { SelectBox } from '../form/select-box.tsx';
import type { SelectItem } from '../form/select-rules.ts';
import { SelectSearch } from '../form/select-search.tsx';
import { MuiTheme } from '../mui/mui-theme.tsx';
import { nothing, type Part } from './part.ts';
import { LONG_WORD, REGIONS } from './samples.ts';

function FramedSelect({ disabled = false }: { disabled?: boolean }) {
  const id = useId();
  return (
    <MuiTheme>
      <FieldFrame id={id} texts={{ label: 'Регіон', hint: 'Від нього залежить доставка' }}>
        <NativeSelect id={id} options={REGIONS} disabled={disabled} defaultValue="EU" />
      </FieldFrame>
    </MuiTheme>
  );
}

const NOTHING: string[] = [];
const REGION = { label: 'Регіон', name: 'region', autoComplete: 'off' };
const LONG_ITEMS = [{ value: 'long', label: LONG_WORD.repeat(9) }];

interface SearchedProps {
  items?: SelectItem[];
  start?: string[];
  isPrefilled?: boolean;
  isMany?: boolean;
  error?: string;
}

function Searched({ items = REGIONS, start = NOTHING, ...props }: SearchedProps) {
  const [values, setValues] = useState(start);
  return (
    <MuiTheme>
      <SelectSearch {...REGION} {...props} items={items} values={values} onChange={setValues} />
    </MuiTheme>
  );
}

const CODES: SelectItem[] = [
  { value: 'US', label: '+1 Сполучені Штати', aliases: ['+1'] },
  { value: 'MX', label: '+52 Мексика', aliases: ['+52'] },
];

/** What is chosen from a list. */
export const CHOICE_PARTS: Part[] = [
  { file: 'form/field-frame', states: { rest: <FramedSelect /> } },
  {
    file: 'form/select-search',
    states: {
      rest: <Searched />,
      prefilled: <Searched isPrefilled />,
      several: <Searched isMany start={['UA', 'EU']} />,
      invalid: <Searched error="Обери регіон" />,
      'long words': <Searched items={LONG_ITEMS} start={['long']} />,
    },
  },
  { file: 'form/native-select', states: { disabled: <FramedSelect disabled /> } },
  {
    file: 'form/select-box',
    states: {
      rest: (
        <MuiTheme>
          <SelectBox
            id="box"
            label="Регіон"
            items={REGIONS}
            values={NOTHING}
            onChange={nothing}
            field={{ 'aria-label': 'Регіон' }}
          />
        </MuiTheme>
      ),
    },
  },
  {
    file: 'form/phone-country',
    states: {
      'of a few': (
        <MuiTheme>
          <PhoneCountry
            items={CODES}
            field={{ value: 'MX', onChange: nothing, onBlur: nothing, ref: nothing }}
            onChange={nothing}
          />
        </MuiTheme>
      ),
    },
  },
];
