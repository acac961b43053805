import { sizeChartIsland } from '@marketday/features/size-chart';
import { fromMarkup } from '@marketday/host/markup';

export const SizeChart = fromMarkup( sizeChartIsland );
