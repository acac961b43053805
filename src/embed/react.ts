/**
 * Stands in for React in the elements, with Preact beneath: what our components use of it and nothing more, at a third of the weight of
 * Preact's own stand-in. Events of focus bubble and a typed letter is a change, as in React.
 */
import {
	type ComponentChild,
	createContext,
	createElement,
	Fragment,
	type FunctionComponent,
	options,
	render,
	type VNode,
} from 'preact';
import {
	useCallback,
	useContext,
	useEffect,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from 'preact/hooks';

type Props = Record< string, unknown >;
type Forwarded = ( props: Props, ref: unknown ) => ComponentChild;

const forwarding = new WeakSet< object >();

/** A component whose `ref` is another's. */
export function forwardRef( draw: Forwarded ): FunctionComponent< Props > {
	const component = ( { ref = null, ...props }: Props ) => draw( props, ref );
	forwarding.add( component );
	return component as FunctionComponent< Props >;
}

const LIKE_AN_EVENT_OF_REACT: Readonly< Record< string, string > > = {
	onFocus: 'onfocusin',
	onBlur: 'onfocusout',
};
const KEEPS_ITS_CHANGE = /^(file|checkbox|radio)$/;
const ATTRIBUTE_OF_SVG = /^(stroke|fill|clip)[A-Z]/;

function nameOf( name: string, type: string, { type: kind }: Props ): string {
	if (
		name === 'onChange' &&
		( type === 'textarea' ||
			( type === 'input' && ! KEEPS_ITS_CHANGE.test( String( kind ) ) ) )
	) {
		return 'onInput';
	}
	return ATTRIBUTE_OF_SVG.test( name )
		? name.replace( /[A-Z]/g, ( sign ) => `-${ sign.toLowerCase() }` )
		: LIKE_AN_EVENT_OF_REACT[ name ] ?? name;
}

const before = options.vnode;
options.vnode = ( node: VNode ) => {
	const { type } = node;
	const props = node.props as Props;
	if ( typeof type === 'string' ) {
		node.props = Object.fromEntries(
			Object.entries( props ).map( ( [ name, value ] ) => [
				nameOf( name, type, props ),
				value,
			] )
		) as VNode[ 'props' ];
	} else if ( node.ref && forwarding.has( type ) ) {
		props.ref = node.ref;
		node.ref = null;
	}
	before?.( node );
};
options.event = ( event: Event ) =>
	Object.assign( event, { nativeEvent: event } );

/** State of a store, now and whenever it changes. */
export function useSyncExternalStore< Value >(
	subscribe: ( listener: () => void ) => () => void,
	read: () => Value
): Value {
	const [ , drawAnew ] = useReducer( ( times: number ) => times + 1, 0 );
	const value = read();
	const shown = useRef( { value, read } );
	shown.current = { value, read };
	useEffect( () => {
		const look = () => {
			if ( ! Object.is( shown.current.value, shown.current.read() ) ) {
				drawAnew( 0 );
			}
		};
		// It may have changed before somebody listened.
		look();
		return subscribe( look );
	}, [ subscribe ] );
	return value;
}

/** Preact skips what is the very same node; what little more this would spare is not worth its weight. */
export const memo = < Component >( component: Component ): Component =>
	component;

export const createRoot = ( place: HTMLElement ) => ( {
	render: ( node: ComponentChild ) => render( node, place ),
	unmount: () => render( null, place ),
} );

/** Draws what a change asks for before it goes on. */
export function flushSync( change: () => void ): void {
	const { debounceRendering = queueMicrotask } = options;
	options.debounceRendering = ( draw ) => draw();
	change();
	options.debounceRendering = debounceRendering;
}

export {
	createContext,
	createElement,
	Fragment,
	useCallback,
	useContext,
	useEffect,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
};

/** Version of the React that it stands in for. */
export const version = '18.3.1';

/** Functions that zustand asks for by name. */
export default { useCallback, useDebugValue: () => {}, useSyncExternalStore };
