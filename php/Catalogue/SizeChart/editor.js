/** A chart's editing screen: rows and columns come and go, cells of a spreadsheet are pasted, products are found by name. */
( () => {
	const PAUSE = 250;

	const editTable = ( room ) => {
		const { marketdayChartEditor: name, cell: label } = room.dataset;
		const most = { row: Number( room.dataset.mostRows ), column: Number( room.dataset.mostColumns ) };
		const [ head ] = room.querySelectorAll( 'thead tr' );
		const body = room.querySelector( 'tbody' );
		const width = () => head.cells.length - 1;

		const cleared = ( element ) => {
			const copy = element.cloneNode( true );
			copy.querySelectorAll( 'input' ).forEach( ( input ) => {
				input.value = '';
			} );
			return copy;
		};
		// Names and labels say where a cell is; the last row and column stay.
		const settle = () => {
			[ ...body.rows ].forEach( ( row, at ) =>
				row.querySelectorAll( 'input' ).forEach( ( input, column ) => {
					input.name = `${ name }[${ at }][${ column }]`;
					input.setAttribute( 'aria-label', label.replace( '%1$s', at + 1 ).replace( '%2$s', column + 1 ) );
				} )
			);
			const set = ( act, isOff ) =>
				room.querySelectorAll( `[data-act="${ act }"]` ).forEach( ( button ) => {
					button.disabled = isOff;
				} );
			set( 'add-row', body.rows.length >= most.row );
			set( 'remove-row', body.rows.length < 2 );
			set( 'add-column', width() >= most.column );
			set( 'remove-column', width() < 2 );
		};
		const addRow = ( after ) => after.after( cleared( after ) );
		const addColumn = ( at ) => [ head, ...body.rows ].forEach( ( row ) => row.cells[ at ].after( cleared( row.cells[ at ] ) ) );
		const removeColumn = ( at ) => [ head, ...body.rows ].forEach( ( row ) => row.cells[ at ].remove() );
		const cellAt = ( row, column ) => body.rows[ Math.min( row, body.rows.length - 1 ) ].cells[ Math.min( column, width() - 1 ) ].querySelector( 'input' );

		room.addEventListener( 'click', ( { target } ) => {
			const button = target.closest( '[data-act]' );
			if ( ! button ) {
				return;
			}
			const { cellIndex } = button.closest( 'td' );
			const row = button.closest( 'tr' );
			const at = row.sectionRowIndex;
			const acts = {
				'add-row': () => addRow( row ) || cellAt( at + 1, 0 ).focus(),
				'remove-row': () => row.remove() || cellAt( at, 0 ).focus(),
				'add-column': () => addColumn( cellIndex ) || cellAt( 0, cellIndex + 1 ).focus(),
				'remove-column': () => removeColumn( cellIndex ) || cellAt( 0, cellIndex ).focus(),
			};
			acts[ button.dataset.act ]();
			settle();
		} );

		room.addEventListener( 'paste', ( event ) => {
			const text = event.clipboardData.getData( 'text/plain' ).replace( /\r?\n$/, '' );
			const cell = event.target.closest( 'td' );
			if ( ! cell || ! /[\t\n]/.test( text ) ) {
				return;
			}
			event.preventDefault();
			const first = { row: cell.parentNode.sectionRowIndex, column: cell.cellIndex };
			text.split( /\r?\n/ ).slice( 0, most.row - first.row ).forEach( ( line, down ) => {
				if ( first.row + down >= body.rows.length ) {
					addRow( body.rows[ body.rows.length - 1 ] );
				}
				line.split( '\t' ).slice( 0, most.column - first.column ).forEach( ( value, right ) => {
					if ( first.column + right >= width() ) {
						addColumn( width() - 1 );
					}
					cellAt( first.row + down, first.column + right ).value = value.trim();
				} );
			} );
			settle();
		} );

		const showHeadings = () => {
			const isRow = document.querySelector( '.marketday-chart-editor__headings input:checked' )?.value !== 'column';
			room.classList.toggle( 'has-heading-row', isRow );
			room.classList.toggle( 'has-heading-column', ! isRow );
		};
		document.querySelector( '.marketday-chart-editor__headings' ).addEventListener( 'change', showHeadings );
		showHeadings();
		settle();
	};

	const chooseProducts = ( room ) => {
		const input = room.querySelector( 'input[type="search"]' );
		const chosen = room.querySelector( '[data-chosen]' );
		const offers = room.querySelector( 'datalist' );
		const found = new Map();
		let wait = 0;
		input.disabled = false;

		const plain = ( html ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent;
		const add = ( id, title ) => {
			if ( ! chosen.querySelector( `[value="${ id }"]` ) ) {
				const label = document.createElement( 'label' );
				const box = Object.assign( document.createElement( 'input' ), { type: 'checkbox', name: room.dataset.marketdayProducts, value: id, checked: true } );
				label.append( box, ` ${ title }` );
				chosen.append( label );
			}
		};
		const look = async () => {
			const address = new URL( room.dataset.search );
			address.searchParams.set( 'search', input.value );
			address.searchParams.set( 'per_page', 20 );
			const answer = await fetch( address );
			const products = answer.ok ? await answer.json() : [];
			found.clear();
			products.forEach( ( { id, name, sku } ) => found.set( `${ plain( name ) } (${ sku || `#${ id }` })`, { id, name: plain( name ) } ) );
			offers.replaceChildren( ...[ ...found.keys() ].map( ( value ) => Object.assign( document.createElement( 'option' ), { value } ) ) );
		};
		input.addEventListener( 'input', () => {
			const product = found.get( input.value );
			clearTimeout( wait );
			if ( product ) {
				add( product.id, product.name );
				input.value = '';
			} else if ( input.value.trim().length > 1 ) {
				wait = setTimeout( () => look().catch( () => {} ), PAUSE );
			}
		} );
		// Return would save the chart.
		input.addEventListener( 'keydown', ( event ) => event.key === 'Enter' && event.preventDefault() );
	};

	document.querySelectorAll( '[data-marketday-chart-editor]' ).forEach( editTable );
	document.querySelectorAll( '[data-marketday-products]' ).forEach( chooseProducts );
} )();
