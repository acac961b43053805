<?php
/**
 * Speaks Arabic to a visitor of a local site who has the cookie: `npm run screens` lays it into the site while it runs.
 *
 * @package Marketday
 */

declare( strict_types=1 );

if ( 'ar' === ( $_COOKIE['marketday_screens_language'] ?? '' ) ) {
	add_filter( 'pre_determine_locale', static fn (): string => 'ar' );
	add_filter( 'locale', static fn (): string => 'ar' );
}
