let isLeaving = false;

/** Leaves the page. One place, so that it can be watched. */
export const navigation = {
	leave: ( url: string ): void => {
		isLeaving = true;
		window.location.assign( url );
	},
	/** Nothing while the page is being left: it would not be. */
	reload: (): void => {
		if ( ! isLeaving ) {
			window.location.reload();
		}
	},
};
