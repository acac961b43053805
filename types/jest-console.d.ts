/** WordPress's jest preset fails a test that writes to the console without saying so. */
declare namespace jest {
	interface Matchers< R > {
		toHaveErroredWith: ( ...message: unknown[] ) => R;
		toHaveWarnedWith: ( ...message: unknown[] ) => R;
	}
}
