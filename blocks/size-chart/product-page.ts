import { mountOnIntent } from '@marketday/host/on-intent';

const load = async () => {
	const { SizeChart } = await import(
		/* webpackChunkName: "size-chart/later" */ './later'
	);
	return SizeChart;
};

const start = mountOnIntent( 'size-chart', load );

// In a tab it is open: its switch is for scripts to draw.
if ( document.querySelector( '.marketday-size-chart.is-open' ) ) {
	start();
}
