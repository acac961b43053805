import { describeParity } from '../../../tests/parity';
import { SizeChart } from './size-chart';

describeParity( 'size-chart', SizeChart );
