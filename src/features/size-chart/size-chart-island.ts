import { readSizeChart } from './read-size-chart';
import { SizeChart } from './size-chart';

export const sizeChartIsland = { Component: SizeChart, read: readSizeChart };
