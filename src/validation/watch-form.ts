import { facts } from './facts';
import {
	type Control,
	controlsOf,
	groupOf,
	isChoice,
	messagesOf,
	optionOf,
	rulesOf,
	valueOf,
} from './field-rules';
import { forgetRemoteResponses, isRightElsewhere } from './remote';
import { type Fault, type Messages, validate } from './validate';

/** A form that says what is wrong in it. */
export interface FormValidation {
	/** Tells whether all is right; shows what is not, and goes to the first of it. */
	readonly validate: () => Promise< boolean >;
	/** The same at once: what another address would have to be asked for counts as right. */
	readonly isRight: () => boolean;
	/** Takes all that was said back. */
	readonly reset: () => void;
}

function faultsOf( control: Control, messages: Messages ): Fault[] {
	const faults = validate( valueOf( control ), rulesOf( control ), {
		...messages,
		...messagesOf( control ),
	} );
	const own = optionOf( control, 'error-message' );
	return own && faults.length > 0
		? [ { rule: 'custom-error-message', message: own } ]
		: faults;
}

/** Ways in which a form tells what is wrong in it. */
export interface Watch {
	/** Messages in the page's language, by rule. */
	readonly messages?: Readonly< Record< string, string > > | undefined;
	/**
	 * Told of the first control of each group: what is wrong with it, none where it is right; null where nothing is said of it any
	 * more.
	 */
	readonly show: (
		control: Control,
		faults: readonly Fault[] | null
	) => void;
	/** Ends it. */
	readonly signal?: AbortSignal;
}

/**
 * Watches a form by the attributes of its fields: when it is sent, and while one types after more than three characters or after a first
 * failure. The browser's own bubbles rest meanwhile.
 *
 * @param form
 * @param watch
 * @param watch.messages
 * @param watch.show
 * @param watch.signal
 */
export function watchForm(
	form: HTMLFormElement,
	{ messages = {}, show, signal }: Watch
): FormValidation {
	const failed = new Set< Control >();
	const faulty = new Set< Control >();

	const check = ( control: Control ): boolean => {
		const [ first = control ] = groupOf( control );
		const faults = faultsOf( first, messages );
		faulty.add( first );
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
	for ( const event of [ 'input', 'change' ] ) {
		form.addEventListener( event, live, signal ? { signal } : {} );
	}

	return {
		isRight,
		validate: async () => {
			forgetRemoteResponses();
			if ( ! isRight() ) {
				return false;
			}
			const asked = firsts();
			const responses = await Promise.all( asked.map( checkElsewhere ) );
			const wrong = asked.find( ( _, at ) => ! responses[ at ] );
			wrong?.focus();
			return ! wrong;
		},
		reset: () => {
			failed.clear();
			faulty.forEach( ( control ) => show( control, null ) );
			faulty.clear();
		},
	};
}
