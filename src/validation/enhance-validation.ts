import { facts } from './facts';
import {
	type Control,
	controlsOf,
	find,
	groupOf,
	isChoice,
	messagesOf,
	optionOf,
	rulesOf,
	valueOf,
} from './field-rules';
import { forgetRemoteAnswers, isRightElsewhere } from './remote';
import { type Fault, validate } from './validate';

/** A form that says what is wrong in it. */
export interface FormValidation {
	/** Whether all is right; shows what is not, and goes to the first of it. */
	readonly validate: () => Promise< boolean >;
	/** The same at once: what another address would have to be asked for counts as right. */
	readonly isRight: () => boolean;
	/** Takes all that was said back. */
	readonly reset: () => void;
}

let lists = 0;

/**
 * Where faults of a control are told: its `data-parsley-errors-container`, or behind it.
 *
 * @param control
 */
function listOf( control: Control ): HTMLElement {
	const [ first = control ] = groupOf( control );
	const known = first.dataset.parsleyId;
	const found = known && document.getElementById( known );
	if ( found ) {
		return found;
	}
	const list = document.createElement( 'ul' );
	list.className = 'parsley-errors-list';
	list.id = `parsley-id-${ ++lists }`;
	first.dataset.parsleyId = list.id;
	const place = optionOf( first, 'errors-container' );
	const room = place ? find( document, place ) : null;
	if ( room ) {
		// What the server said of the value that was sent gives way.
		for ( const told of Array.from( room.children ) ) {
			describe( first, told.id, false );
		}
		room.replaceChildren( list );
	} else {
		( first.closest( 'label' ) ?? first ).after( list );
	}
	return list;
}

function describe( control: Control, id: string, isWrong: boolean ): void {
	const ids = new Set(
		( control.getAttribute( 'aria-describedby' ) ?? '' ).split( ' ' )
	);
	ids.delete( '' );
	ids[ isWrong ? 'add' : 'delete' ]( id );
	if ( ids.size > 0 ) {
		control.setAttribute( 'aria-describedby', [ ...ids ].join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
}

function show( control: Control, faults: readonly Fault[] ): void {
	const isWrong = faults.length > 0;
	const list = listOf( control );
	const own = optionOf( control, 'error-message' );
	list.replaceChildren(
		...( own && isWrong
			? [ { rule: 'custom-error-message', message: own } ]
			: faults
		).map( ( { rule, message } ) => {
			const item = document.createElement( 'li' );
			item.className = `parsley-${ rule }`;
			item.textContent = message;
			return item;
		} )
	);
	list.classList.toggle( 'filled', isWrong );
	list.hidden = ! isWrong;
	for ( const one of groupOf( control ) ) {
		one.classList.toggle( 'parsley-error', isWrong );
		one.classList.toggle( 'parsley-success', ! isWrong );
		one.setAttribute( 'aria-invalid', String( isWrong ) );
		describe( one, list.id, isWrong );
	}
}

const faultsOf = ( control: Control, messages: Record< string, string > ) =>
	validate( valueOf( control ), rulesOf( control ), {
		...messages,
		...messagesOf( control ),
	} );

/**
 * Lets a form say what is wrong in it, by the attributes of its fields: when it is sent, and while one types after more than three
 * characters or after a first failure. The browser's own bubbles rest meanwhile.
 *
 * @param form
 * @param messages In the page's language, by rule.
 */
export function enhanceValidation(
	form: HTMLFormElement,
	messages: Record< string, string > = {}
): FormValidation {
	const failed = new Set< Control >();
	const told = new Set< Control >();

	const check = ( control: Control ): boolean => {
		const [ first = control ] = groupOf( control );
		const faults = faultsOf( first, messages );
		told.add( first );
		show( first, faults );
		if ( faults.length > 0 ) {
			failed.add( first );
		}
		return faults.length === 0;
	};

	const checkElsewhere = async ( control: Control ): Promise< boolean > => {
		const value = valueOf( control );
		if (
			optionOf( control, 'remote' ) === null ||
			typeof value !== 'string' ||
			value === '' ||
			( await isRightElsewhere( control, value ) )
		) {
			return true;
		}
		failed.add( control );
		show( control, [
			{
				rule: 'remote',
				message:
					messagesOf( control ).remote ??
					messages.default ??
					facts.messages.default ??
					'',
			},
		] );
		return false;
	};

	const live = ( { target }: Event ) => {
		const control = controlsOf( form ).find( ( one ) => one === target );
		const [ first ] = control ? groupOf( control ) : [];
		if ( ! control || ! first ) {
			return;
		}
		const threshold = Number(
			optionOf( control, 'validation-threshold' ) ?? facts.threshold
		);
		if (
			failed.has( first ) ||
			( ! isChoice( control ) && control.value.length > threshold )
		) {
			check( first );
		}
	};

	const firsts = () =>
		controlsOf( form ).filter(
			( control ) => groupOf( control )[ 0 ] === control
		);
	const isRight = () => {
		const wrong = firsts().filter( ( control ) => ! check( control ) );
		wrong[ 0 ]?.focus();
		return wrong.length === 0;
	};

	form.noValidate = true;
	form.addEventListener( 'input', live );
	form.addEventListener( 'change', live );

	return {
		isRight,
		validate: async () => {
			forgetRemoteAnswers();
			if ( ! isRight() ) {
				return false;
			}
			const asked = firsts();
			const answers = await Promise.all( asked.map( checkElsewhere ) );
			const wrong = asked.find( ( _, at ) => ! answers[ at ] );
			wrong?.focus();
			return ! wrong;
		},
		reset: () => {
			failed.clear();
			for ( const control of told ) {
				show( control, [] );
				for ( const one of groupOf( control ) ) {
					one.classList.remove( 'parsley-success' );
					one.removeAttribute( 'aria-invalid' );
				}
			}
			told.clear();
		},
	};
}
