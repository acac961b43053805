import type {
	Choice,
	Chip,
	FieldSection,
	FilterContent,
	ListSection,
	PriceSection,
	Section,
} from './content';

type Read< Kind extends Section > = Omit< Kind, 'key' | 'heading' | 'isOpen' >;

const one = < Part extends HTMLElement = HTMLElement >(
	within: ParentNode,
	selector: string
) => within.querySelector< Part >( selector );
const all = < Part extends HTMLElement = HTMLElement >(
	within: ParentNode,
	selector: string
) => [ ...within.querySelectorAll< Part >( selector ) ];
const attribute = ( within: ParentNode, selector: string, name: string ) =>
	one( within, selector )?.getAttribute( name ) ?? '';
const text = ( within: ParentNode, selector: string ) =>
	one( within, selector )?.textContent ?? '';
const property = ( within: ParentNode, name: string ) =>
	one( within, `[style*="${ name }"]` )?.style.getPropertyValue( name ) ?? '';

/** Value that the server drew, or that is typed by now. */
const valueOf = ( field: HTMLInputElement, isTyped: boolean ) =>
	isTyped ? field.value : field.defaultValue;

/** A value of a list: php/Catalogue/ProductFilter/views/items.php. */
function readChoice( item: HTMLElement ): Choice {
	const box = one( item, 'input' ) as HTMLInputElement;
	const number = text( item, '[data-part="count"]' );
	return {
		value: box.value,
		id: box.dataset.id ?? '',
		label: text( item, '[data-part="label"]' ),
		isChosen: box.defaultChecked,
		isDisabled: box.disabled,
		depth: Number( item.style.getPropertyValue( '--depth' ) ),
		colour: property( item, '--colour' ),
		stars: property( item, '--marketday-rating' ),
		count: number
			? { number, sentence: text( item, '[data-part="count"] + *' ) }
			: null,
		isExtended: item.matches( '.wopb-filter-extended-item' ),
		isFound: false,
	};
}

function listOf(
	section: HTMLElement,
	list: HTMLElement
): Read< ListSection > {
	const more = one( section, '[data-part="more"]' );
	return {
		kind: 'list',
		facet: list.dataset.facet ?? '',
		field: attribute( list, 'input', 'name' ),
		hasColours: list.matches( '.has-colours' ),
		page: Number( list.dataset.page ),
		isLong: more !== null,
		hasMore: more?.hidden === false,
		choices: all( list, 'li' ).map( readChoice ),
		found: null,
	};
}

function priceOf( price: HTMLElement, isTyped: boolean ): Read< PriceSection > {
	const lowest = Number( price.dataset.lowest );
	const highest = Number( price.dataset.highest );
	const [ min, max ] = all( price, '[data-end]' ) as [
		HTMLInputElement,
		HTMLInputElement,
	];
	const [ low, high ] = all( price, '[data-handle]' ) as HTMLInputElement[];
	const at = ( handle: HTMLInputElement | undefined, bound: number ) =>
		handle ? Number( valueOf( handle, isTyped ) ) : bound;
	// A handle has no name: what it stands for is in its field.
	const typedIn = (
		field: HTMLInputElement,
		handle: HTMLInputElement | undefined
	) =>
		valueOf(
			isTyped && handle && handle.value !== valueOf( handle, false )
				? handle
				: field,
			isTyped
		);
	return {
		kind: 'price',
		id: min.id.replace( /-min$/, '' ),
		lowest,
		highest,
		symbol: text( price, '[aria-hidden]' ),
		hasSlider: low !== undefined,
		from: at( low, lowest ),
		to: at( high, highest ),
		min: typedIn( min, low ),
		max: typedIn( max, high ),
		minField: min.name,
		maxField: max.name,
	};
}

function fieldOf(
	section: HTMLElement,
	isTyped: boolean
): Read< FieldSection > {
	const field = one( section, 'select, fieldset input' ) as HTMLInputElement;
	const { type, id, name } = field;
	return {
		kind: type as FieldSection[ 'kind' ],
		id,
		field: name,
		value:
			type === 'search' || ( isTyped && type !== 'radio' )
				? valueOf( field, isTyped )
				: attribute( section, '[checked], [selected]', 'value' ),
		options: all( section, 'option, label' ).map( ( option ) => ( {
			value:
				( one( option, 'input' ) ?? option ).getAttribute( 'value' ) ??
				'',
			label: option.textContent ?? '',
		} ) ),
	};
}

function fieldsOf( section: HTMLElement, isTyped: boolean ) {
	const list = one( section, '[data-facet]' );
	if ( list ) {
		return listOf( section, list );
	}
	const price = one( section, '[data-price]' );
	return price ? priceOf( price, isTyped ) : fieldOf( section, isTyped );
}

const sectionOf = ( section: HTMLElement, isTyped: boolean ): Section => ( {
	key: section.dataset.section ?? '',
	heading: text( section, 'summary' ),
	isOpen: section.hasAttribute( 'open' ),
	...fieldsOf( section, isTyped ),
} );

const chipOf = ( chip: HTMLElement ): Chip => ( {
	facet: chip.dataset.slug ?? '',
	value: chip.dataset.value ?? '',
	label: text( chip, '[data-part="label"]' ),
	url: attribute( chip, 'a', 'href' ),
} );

/**
 * The content of a filter that PHP drew (php/Catalogue/ProductFilter/views).
 *
 * @param filter
 * @param isTyped Whether what a shopper has typed since counts; React takes over what was drawn.
 */
export function readContent(
	filter: HTMLElement,
	isTyped = false
): FilterContent {
	const chosen = '[data-part="chosen"]';
	return {
		id: attribute( filter, '[aria-controls]', 'aria-controls' ),
		heading: text( filter, '[aria-controls] > span' ),
		name: attribute( filter, 'form', 'aria-label' ),
		action: attribute( filter, 'form', 'action' ),
		hidden: all< HTMLInputElement >( filter, '[type="hidden"]' ).map(
			( { name, value } ) => [ name, value ] as const
		),
		chips: all( filter, '.wopb-filter-active-item' ).map( chipOf ),
		chosen: one( filter, chosen )?.firstChild?.textContent ?? '',
		isChosen: one( filter, `${ chosen }[hidden]` ) === null,
		clearUrl: attribute( filter, '.wopb-filter-remove-all', 'href' ),
		sections: all( filter, '[data-section]' ).map( ( section ) =>
			sectionOf( section, isTyped )
		),
		total: text( filter, '[data-part="total"]' ),
	};
}
