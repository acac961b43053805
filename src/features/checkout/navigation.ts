/** Leaves the page. One place, so that it can be watched. */
export const navigation = {
	leave: ( url: string ): void => window.location.assign( url ),
	reload: (): void => window.location.reload(),
};
