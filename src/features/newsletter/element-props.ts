import type { CSSProperties } from 'react';

import type { Attributes } from './form-state';

/** React's names of attributes; all others are written as they are. */
const NAMES: Readonly< Record< string, string > > = {
	class: 'className',
	for: 'htmlFor',
	autocomplete: 'autoComplete',
	inputmode: 'inputMode',
	maxlength: 'maxLength',
	minlength: 'minLength',
	readonly: 'readOnly',
	spellcheck: 'spellCheck',
	tabindex: 'tabIndex',
};

/** Attributes that are on by being there. */
const SWITCHES = [ 'disabled', 'hidden', 'inert', 'readonly', 'required' ];

/** Declarations, of which brackets may hold semicolons. */
const DECLARATION = /\s*([\w-]+)\s*:\s*((?:\([^)]*\)|[^;(])+)/g;

const camelCase = ( name: string ) =>
	name.startsWith( '--' )
		? name
		: name.replace( /-(\w)/g, ( _, character: string ) =>
				character.toUpperCase()
		  );

function styleOf( text: string ): CSSProperties {
	return Object.fromEntries(
		Array.from( text.matchAll( DECLARATION ), ( [ , name, value ] ) => [
			camelCase( name ?? '' ),
			value?.trim(),
		] )
	);
}

function valueOf( name: string, value: string ): unknown {
	if ( name === 'style' ) {
		return styleOf( value );
	}
	return SWITCHES.includes( name ) ? true : value;
}

/** Attributes as React takes them. */
export const elementProps = ( attributes: Attributes ): object =>
	Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, value ] ) => [
			NAMES[ name ] ?? name,
			valueOf( name, value ),
		] )
	);
