export { SizeChart } from '@marketday/features/size-chart';
