import { slotFields } from '@marketday/ui';

type Extensions = Record< string, Record< string, string > >;

/** Values of the fields `extensions[namespace][name]` of slots, by namespace: as the plain form sends them. */
export function slotExtensions( form: HTMLFormElement | null ): Extensions {
	const extensions: Extensions = {};
	for ( const [ field, value ] of Object.entries( slotFields( form ) ) ) {
		const [ , namespace, name ] =
			/^extensions\[([^\]]+)\]\[([^\]]+)\]$/.exec( field ) ?? [];
		if ( namespace && name ) {
			extensions[ namespace ] = {
				...extensions[ namespace ],
				[ name ]: value,
			};
		}
	}
	return extensions;
}
