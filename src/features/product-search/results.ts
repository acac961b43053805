/** The server's results as a listbox: groups with their options. */
export function drawResults( panel: HTMLElement, html: string, label: string ) {
	const template = document.createElement( 'template' );
	// Marked up and escaped by the shop's own server.
	template.innerHTML = html;
	const list = document.createElement( 'div' );
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', label );
	list.id = `${ panel.id }-list`;

	template.content
		.querySelectorAll( '.marketday-product-search__group' )
		.forEach( ( group, place ) => {
			const heading = group.querySelector(
				'.marketday-product-search__label'
			);
			group.setAttribute( 'role', 'group' );
			if ( heading ) {
				heading.id = `${ panel.id }-group-${ place }`;
				heading.setAttribute( 'role', 'presentation' );
				group.setAttribute( 'aria-labelledby', heading.id );
			}
			list.append( group );
		} );
	const all = template.content.querySelector(
		'.marketday-product-search__all'
	);
	if ( all ) {
		list.append( all );
	}
	list.querySelectorAll( 'a, button' ).forEach( ( option ) =>
		option.setAttribute( 'role', 'option' )
	);
	const rest = template.content.querySelector(
		'.marketday-product-search__results'
	);
	panel.replaceChildren( ...( rest ? [ rest ] : [] ) );
	if ( list.childElementCount > 0 ) {
		rest?.append( list );
	}
}

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
