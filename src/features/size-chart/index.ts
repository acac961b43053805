export { SizeChart, type SizeChartProps } from './size-chart';
