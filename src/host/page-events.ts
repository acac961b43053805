export type JQueryListener = (
	event: unknown,
	...parameters: unknown[]
) => void;

/** The few parts of jQuery that WooCommerce's events need; present only where another plugin loaded it. */
interface JQueryNode {
	trigger: ( event: string, parameters?: unknown[] ) => void;
	triggerHandler: ( event: string, parameters?: unknown[] ) => unknown;
	on: ( events: string, listener: JQueryListener ) => void;
}
type JQuery = ( node: Node ) => JQueryNode;

declare global {
	interface Window {
		jQuery?: JQuery;
	}
}

/** The node where WooCommerce's scripts speak; undefined on a page without jQuery. */
export const jQueryBody = () => window.jQuery?.( document.body );

/** Switch that keeps our own events from coming back to us as news. */
export const suppressEcho = { isActive: false };
