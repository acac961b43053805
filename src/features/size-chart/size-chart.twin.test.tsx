import { describeTwins } from '../../../tests/twin';
import { SizeChart } from './size-chart';

describeTwins( 'size-chart', SizeChart );
