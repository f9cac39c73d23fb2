import { CELLS } from './cells.ts';
import { tellCells } from './matrix.ts';

tellCells(CELLS);
