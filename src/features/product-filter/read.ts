import type {
	Choice,
	Chip,
	FieldSection,
	FilterContent,
	ListSection,
	PriceSection,
	Section,
	ShownCount,
} from './content';

const one = < Part extends HTMLElement = HTMLElement >(
	within: ParentNode,
	selector: string
) => within.querySelector< Part >( selector );
const part = ( within: ParentNode, name: string ) =>
	one( within, `[data-part="${ name }"]` );
const all = < Part extends HTMLElement = HTMLElement >(
	within: ParentNode,
	selector: string
) => [ ...within.querySelectorAll< Part >( selector ) ];
const attribute = ( element: Element | null | undefined, name: string ) =>
	element?.getAttribute( name ) ?? '';
const text = ( node: Node | null | undefined ) => node?.textContent ?? '';
const childrenOf = ( element: Element | null ) =>
	[ ...( element?.children ?? [] ) ] as HTMLElement[];

function countOf( item: HTMLElement ): ShownCount | null {
	const count = part( item, 'count' );
	if ( ! count ) {
		return null;
	}
	const heard = all( count, '.marketday-hidden' );
	const sum = one( count, 'bdi' );
	const number = [ ...count.childNodes ].find(
		( { nodeType } ) => nodeType === Node.TEXT_NODE
	);
	return {
		before: heard.length > 1 ? text( heard[ 0 ] ) : '',
		number: text( sum ?? number ),
		after: text( heard.at( -1 ) ),
		adds: sum !== null,
	};
}

function choiceOf( item: HTMLElement ): Choice {
	const box = one< HTMLInputElement >( item, 'input' );
	return {
		value: attribute( box, 'value' ),
		id: attribute( box, 'data-id' ),
		label: text( part( item, 'label' ) ),
		isChosen: box?.defaultChecked ?? false,
		isDisabled: box?.disabled ?? false,
		depth: Number( item.style.getPropertyValue( '--depth' ) ),
		colour:
			one(
				item,
				'.marketday-product-filter__colour'
			)?.style.getPropertyValue( '--colour' ) ?? '',
		stars:
			one( item, '.marketday-stars' )?.style.getPropertyValue(
				'--marketday-rating'
			) ?? '',
		count: countOf( item ),
		isExtended: item.matches( '.wopb-filter-extended-item' ),
		isFound: false,
	};
}

type Read< Kind extends Section > = Omit<
	Kind,
	'key' | 'heading' | 'isOpen'
> | null;

function listOf( section: HTMLElement ): Read< ListSection > {
	const list = one( section, '[data-facet]' );
	const more = part( section, 'more' );
	return (
		list && {
			kind: 'list',
			facet: attribute( list, 'data-facet' ),
			field: attribute( one( list, 'input' ), 'name' ),
			isSingle: false,
			hasColours: list.matches( '.has-colours' ),
			page: Number( attribute( list, 'data-page' ) ),
			isLong: more !== null,
			hasMore: more !== null && ! more.hidden,
			choices: childrenOf( list ).map( choiceOf ),
			found: null,
		}
	);
}

function priceOf( section: HTMLElement ): Read< PriceSection > {
	const price = one( section, '[data-price]' );
	if ( ! price ) {
		return null;
	}
	const input = ( end: string ) => one( price, `[data-end="${ end }"]` );
	const handle = ( end: string ) => one( price, `[data-handle="${ end }"]` );
	const lowest = Number( attribute( price, 'data-lowest' ) );
	const highest = Number( attribute( price, 'data-highest' ) );
	const min = input( 'min' );
	const max = input( 'max' );
	return {
		kind: 'price',
		id: attribute( min, 'id' ).replace( /-min$/, '' ),
		lowest,
		highest,
		prefix: attribute( price, 'data-prefix' ),
		suffix: attribute( price, 'data-suffix' ),
		symbol: text( min?.previousElementSibling ),
		hasSlider: handle( 'min' ) !== null,
		from: Number( attribute( handle( 'min' ), 'value' ) || lowest ),
		to: Number( attribute( handle( 'max' ), 'value' ) || highest ),
		min: attribute( min, 'value' ),
		max: attribute( max, 'value' ),
		minField: attribute( min, 'name' ),
		maxField: attribute( max, 'name' ),
	};
}

function fieldOf( section: HTMLElement ): Read< FieldSection > {
	const radios = all< HTMLInputElement >( section, '[type="radio"]' );
	const [ radio ] = radios;
	if ( radio ) {
		return {
			kind: 'radio',
			id: radio.id.slice( 0, radio.id.length - radio.value.length - 1 ),
			field: radio.name,
			value: attribute( one( section, '[checked]' ), 'value' ),
			options: radios.map( ( { value, parentElement } ) => ( {
				value,
				label: text( parentElement ),
			} ) ),
		};
	}
	const select = one( section, 'select' );
	const field = select ?? one( section, 'fieldset input' );
	return {
		kind: select ? 'select' : 'search',
		id: attribute( field, 'id' ),
		field: attribute( field, 'name' ),
		value: attribute(
			select ? one( select, '[selected]' ) : field,
			'value'
		),
		options: all< HTMLOptionElement >( section, 'option' ).map(
			( { value, label } ) => ( { value, label } )
		),
	};
}

const sectionOf = ( section: HTMLElement ): Section =>
	( {
		key: attribute( section, 'data-section' ),
		heading: text( one( section, 'summary' ) ),
		isOpen: section.hasAttribute( 'open' ),
		...( listOf( section ) ?? priceOf( section ) ?? fieldOf( section ) ),
	} ) as Section;

const chipOf = ( chip: HTMLElement ): Chip => ( {
	facet: attribute( chip, 'data-slug' ),
	value: attribute( chip, 'data-value' ),
	label: text( part( chip, 'label' ) ),
	url: attribute( one( chip, 'a' ), 'href' ),
} );

/** What PHP drew (php/ProductFilter/views), whatever a shopper has typed or ticked since. */
export function readContent( filter: HTMLElement ): FilterContent {
	const form = one( filter, 'form' );
	const chosen = part( filter, 'chosen' );
	return {
		id: attribute( form?.parentElement, 'id' ),
		heading: text( one( filter, '[aria-haspopup] > span' ) ),
		name: attribute( form, 'aria-label' ),
		action: attribute( form, 'action' ),
		hidden: all( filter, 'input[type="hidden"]' ).map(
			( field ) =>
				[
					attribute( field, 'name' ),
					attribute( field, 'value' ),
				] as const
		),
		chips: all( filter, '.wopb-filter-active-item' ).map( chipOf ),
		chosen: text( chosen?.firstChild ),
		isChosen: chosen?.hidden === false,
		clearUrl: attribute( one( filter, '.wopb-filter-remove-all' ), 'href' ),
		sections: childrenOf( part( filter, 'sections' ) ).map( sectionOf ),
		total: text( part( filter, 'total' ) ),
	};
}

/** Values of a list, as the server answers 'Show more' and a search in it. */
export function readChoices( html: string ): {
	choices: readonly Choice[];
	isLast: boolean;
} {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const items = [ ...template.content.children ] as HTMLElement[];
	return {
		choices: items.map( choiceOf ),
		isLast: items.at( -1 )?.hasAttribute( 'data-last' ) ?? true,
	};
}
