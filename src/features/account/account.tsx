import { listen, isPlainClick } from '@marketday/behaviour';
import {
	type KeyboardEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';

import type { AccountProps, SectionLink } from './account-props';
import { fetchAccount, leaving } from './fetch-account';

/** '' where it is none of the account's sections. */
const nameOf = ( { url }: SectionLink ) =>
	new URL( url, window.location.href ).searchParams.get( 'section' ) ?? '';

/** The section of an address: by its query, or by its hash as links of other pages have it. */
function requestedForm(): string {
	const { searchParams, hash } = new URL( window.location.href );
	return hash.slice( 1 ) || ( searchParams.get( 'section' ) ?? '' );
}

/** Arrows move along the line of sections as it is read, Home and End to its ends. */
function moveFocus( event: KeyboardEvent< HTMLElement > ): void {
	const nav = event.currentTarget;
	const links = [ ...nav.querySelectorAll< HTMLAnchorElement >( 'a' ) ];
	const at = links.findIndex( ( link ) => link === event.target );
	const isRtl = getComputedStyle( nav ).direction === 'rtl';
	const steps: Readonly< Record< string, number > > = {
		ArrowLeft: isRtl ? 1 : -1,
		ArrowRight: isRtl ? -1 : 1,
	};
	const ends: Readonly< Record< string, number > > = {
		Home: 0,
		End: links.length - 1,
	};
	const target =
		ends[ event.key ] ??
		( at + ( steps[ event.key ] ?? 0 ) + links.length ) % links.length;
	// Alt and an arrow are the browser's way back.
	if ( at >= 0 && target !== at && isPlainClick( event ) ) {
		event.preventDefault();
		links[ target ]?.focus();
	}
}

/**
 * The customer's account (docs/PROTOCOL.md#account), one section at a time and without another page: by click, by keys, by the browser's back
 * and forward, and by a hash such as `#addresses`. Without scripts each is a page of its own.
 */
export function Account( first: AccountProps ) {
	const { onShown } = first;
	const [ { hello, label, links, notices, content }, setShown ] =
		useState( first );
	const [ isBusy, setBusy ] = useState( false );
	const latest = useRef( links );
	latest.current = links;
	const turn = useRef( 0 );

	const [ open ] = useState( () => async ( name: string ) => {
		const link = latest.current.find(
			( one ) => name && nameOf( one ) === name
		);
		if ( ! link ) {
			return;
		}
		const mine = ++turn.current;
		if ( link.isShown ) {
			setBusy( false );
			return;
		}
		setBusy( true );
		try {
			const next = await fetchAccount( link.url );
			if ( mine === turn.current ) {
				setShown( ( now ) => ( { ...now, ...next } ) );
				setBusy( false );
			}
		} catch {
			if ( mine === turn.current ) {
				leaving.go( link.url );
			}
		}
	} );

	useEffect( () => {
		const begun =
			first.links.find( ( { isShown } ) => isShown ) ?? first.links[ 0 ];
		const here = () =>
			void open( requestedForm() || ( begun ? nameOf( begun ) : '' ) );
		const stops = [ 'popstate', 'hashchange' ].map( ( type ) =>
			listen( window, type, here )
		);
		if ( requestedForm() ) {
			here();
		}
		return () => stops.forEach( ( stop ) => stop() );
	}, [ first.links, open ] );

	const isFirst = useRef( true );
	const arrive = useCallback(
		( section: HTMLElement | null ) => {
			if ( section && ! isFirst.current ) {
				onShown( section );
			}
			isFirst.current = false;
		},
		[ onShown ]
	);

	return (
		<>
			<p className="marketday-account__hello">{ hello }</p>
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its links. */ }
			<nav
				className="marketday-account__sections"
				aria-label={ label }
				onKeyDown={ moveFocus }
			>
				{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari's lists without bullets are none. */ }
				<ul role="list">
					{ links.map( ( link ) => (
						<li key={ link.label }>
							<a
								href={ link.url }
								aria-current={
									link.isShown ? 'page' : undefined
								}
								onClick={ ( event ) => {
									if (
										nameOf( link ) &&
										isPlainClick( event )
									) {
										event.preventDefault();
										window.history.pushState(
											null,
											'',
											link.url
										);
										void open( nameOf( link ) );
									}
								} }
							>
								{ link.label }
							</a>
						</li>
					) ) }
				</ul>
			</nav>
			<div
				className="marketday-notices"
				dangerouslySetInnerHTML={ { __html: notices } }
			/>
			<section
				key={ content }
				ref={ arrive }
				className="marketday-account__content"
				aria-busy={ isBusy || undefined }
				dangerouslySetInnerHTML={ { __html: content } }
			/>
		</>
	);
}
