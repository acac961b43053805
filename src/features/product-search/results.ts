/** 'Show 4 more' and 'Show less' of one group; nothing is fetched. */
export function toggleMore( button: HTMLElement ) {
	const isMore = button.classList.contains( 'wopb-load-more' );
	const other = button.dataset.less ?? '';
	button
		.closest( '.marketday-product-search__group' )
		?.querySelectorAll< HTMLElement >( '.wopb-extended-item' )
		.forEach( ( item ) => {
			item.hidden = ! isMore;
			item.classList.toggle( 'wopb-d-none', ! isMore );
		} );
	button.dataset.less = button.textContent ?? '';
	button.textContent = other;
	button.classList.toggle( 'wopb-load-more', ! isMore );
	button.classList.toggle( 'wopb-less-result', isMore );
}
