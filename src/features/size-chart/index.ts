export { sizeChartIsland } from './size-chart-island';
