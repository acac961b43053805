/** A page that was kept for a while lists what is over by now. Before React reads the list: nothing else draws this. */
export const dropPast = () =>
	document
		.querySelectorAll< HTMLElement >(
			'.marketday-upcoming-events__list [data-end]'
		)
		.forEach(
			( item ) =>
				Number( item.dataset.end ) * 1000 > Date.now() || item.remove()
		);
