import { describeParity } from '../../../tests/parity';
import { sizeChartIsland } from './size-chart-island';

describeParity( 'size-chart', sizeChartIsland.Component, sizeChartIsland.read );
