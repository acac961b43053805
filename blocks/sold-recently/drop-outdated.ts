/** Takes figures away that a page has been kept for longer than they are true (`data-until`, a second). */
export const dropOutdated = () =>
	document
		.querySelectorAll< HTMLElement >( '.marketday-sold[data-until]' )
		.forEach(
			( figures ) =>
				Number( figures.dataset.until ) * 1000 > Date.now() ||
				figures.remove()
		);
