import { holdLinks as hold } from '@marketday/kernel/leaving';

/** Leaves the page. One place, so that it can be watched. */
export const navigation = {
	assign: ( url: string ): void => window.location.assign( url ),
};

export function goTo( url: string | null ): void {
	if ( url ) {
		navigation.assign( url );
	}
}

/** Holds links of the page while the basket is about to change (`kernel/leaving`). */
export const holdLinks = < Result >(
	change: Promise< Result >
): Promise< Result > => hold( change, goTo );

/** The address of what the page shows, which its own may be ahead of; at first what it was loaded with. */
export const shown = { url: window.location.href };
