import type {
	Attributes,
	Choice,
	ChoiceField,
	FormState,
	Part,
	SubmitButton,
	TextField,
	Trap,
} from './form-state';
import type { PageFormProps } from './page-form';
import type { FormConfig } from './subscribe';

const FIELD = '.marketday-newsletter-field';

const attributesOf = (
	element: Element,
	...own: readonly string[]
): Attributes =>
	Object.fromEntries(
		Array.from( element.attributes, ( { name, value } ) => [
			name,
			value,
		] ).filter( ( [ name = '' ] ) => ! own.includes( name ) )
	);

const textOf = ( element: Element | null | undefined ) =>
	element?.textContent ?? '';

const errorIn = ( field: Element ) =>
	textOf( field.querySelector( '.marketday-field__error' ) );

/** Drawn by the component itself. */
const DRAWN_ATTRIBUTES = [
	'class',
	'id',
	'name',
	'aria-invalid',
	'aria-describedby',
];

function readText( field: Element, control: Element ): TextField {
	const options = [ ...control.querySelectorAll( 'option' ) ];
	const as = control.localName as TextField[ 'as' ];
	const drawn = control as HTMLInputElement | HTMLTextAreaElement;
	return {
		kind: 'text',
		as,
		id: control.id,
		name: control.getAttribute( 'name' ) ?? '',
		label: (
			field.querySelector( 'label' )?.firstChild?.nodeValue ?? ''
		).trimEnd(),
		optional: textOf( field.querySelector( '.marketday-field__optional' ) ),
		value:
			as === 'select'
				? options.find( ( one ) => one.defaultSelected )?.value ?? ''
				: drawn.defaultValue,
		options: options.map( ( { value, text } ) => ( {
			value,
			label: text,
		} ) ),
		attributes: attributesOf( control, ...DRAWN_ATTRIBUTES, 'value' ),
		wrapper: attributesOf( field ),
		error: errorIn( field ),
	};
}

const readChoice = ( box: HTMLInputElement ): Choice => ( {
	id: box.id,
	value: box.value,
	label: textOf( box.nextElementSibling ),
	isChosen: box.defaultChecked,
	attributes: attributesOf(
		box,
		...DRAWN_ATTRIBUTES,
		'type',
		'value',
		'checked'
	),
} );

function readChoices(
	field: Element,
	boxes: readonly HTMLInputElement[]
): ChoiceField {
	const legend = field.querySelector( 'legend' );
	const room = field.querySelector( '.marketday-newsletter__faults' );
	const [ first ] = boxes;
	return {
		kind: 'choices',
		id: ( room?.id ?? '' ).replace( /-errors$/, '' ),
		type: first?.type === 'radio' ? 'radio' : 'checkbox',
		name: first?.getAttribute( 'name' ) ?? '',
		legend: legend && {
			text: textOf( legend ),
			className: legend.className,
		},
		choices: boxes.map( readChoice ),
		wrapper: attributesOf( field ),
		error: errorIn( field ),
	};
}

function readField(
	field: Element
): TextField | ChoiceField | SubmitButton | null {
	const button = field.querySelector( ':scope > [type="submit"]' );
	if ( button ) {
		return {
			kind: 'submit',
			label: textOf( button ),
			wrapper: attributesOf( field ),
		};
	}
	const boxes = [
		...field.querySelectorAll< HTMLInputElement >(
			'.marketday-choice > input'
		),
	];
	if ( boxes.length > 0 ) {
		return readChoices( field, boxes );
	}
	const control = field.querySelector( '.marketday-field__control' );
	return control && ! field.querySelector( '.marketday-captcha' )
		? readText( field, control )
		: null;
}

function readPart( node: Node ): Part[] {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.TEXT_NODE ? [ node.nodeValue ?? '' ] : [];
	}
	const own = node.matches( FIELD ) ? readField( node ) : null;
	if ( own ) {
		return [ own ];
	}
	const element = { tag: node.localName, attributes: attributesOf( node ) };
	return node.querySelector( FIELD )
		? [ { kind: 'around', ...element, parts: readParts( node ) } ]
		: [ { kind: 'foreign', ...element, html: node.innerHTML } ];
}

const readParts = ( around: Element ) =>
	[ ...around.childNodes ].flatMap( readPart );

function readTrap( form: Element ): Trap | null {
	const trap = form.querySelector( ':scope > p input' );
	return (
		trap && {
			label: (
				trap.parentElement?.firstChild?.nodeValue ?? ''
			).trimEnd(),
			isShown: ! trap.closest( '.marketday-newsletter__trap' ),
			attributes: attributesOf( trap, 'value' ),
		}
	);
}

function readState( form: HTMLFormElement ): FormState {
	const fields = form.querySelector( '.marketday-newsletter__fields' );
	return {
		attributes: attributesOf( form, 'class', 'novalidate' ),
		hidden: [
			...form.querySelectorAll< HTMLInputElement >(
				':scope > [type="hidden"]'
			),
		].map( ( { name, defaultValue } ) => ( {
			name,
			value: defaultValue,
		} ) ),
		trap: readTrap( form ),
		success:
			form.querySelector< HTMLElement >(
				'.marketday-newsletter__success'
			)?.dataset.message ?? '',
		parts: fields && readParts( fields ),
	};
}

/**
 * Reads what php/Marketing/Newsletter/views/form.php has drawn.
 *
 * @param island
 */
export function readForm( island: HTMLElement ): PageFormProps {
	const form = island.querySelector( 'form' ) as HTMLFormElement;
	const lines = form.querySelector( '.marketday-newsletter__errors > p' );
	return {
		state: readState( form ),
		isSent: form.classList.contains( 'is-sent' ),
		isPreview: !! form.closest( '[data-is-preview]' ),
		errors: lines
			? [ ...lines.childNodes ].flatMap(
					( { nodeValue } ) => nodeValue ?? []
			  )
			: [],
		config: JSON.parse( form.dataset.config ?? '{}' ) as FormConfig,
	};
}
