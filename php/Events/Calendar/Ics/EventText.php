<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\NonEmpty;
use Marketday\Events\Calendar\PlainText;

/** The text of a VEVENT, as a post has it. Many makers write HTML where iCalendar has plain text. */
final class EventText {
	/** HTML that is kept: no pictures, which would tell their site who looks. */
	private const KEPT = [
		'a'          => [ 'href' => true ],
		'b'          => [],
		'strong'     => [],
		'i'          => [],
		'em'         => [],
		'u'          => [],
		'br'         => [],
		'p'          => [],
		'div'        => [],
		'ul'         => [],
		'ol'         => [],
		'li'         => [],
		'h2'         => [],
		'h3'         => [],
		'h4'         => [],
		'blockquote' => [],
	];

	public static function title( IcsComponent $event ): string {
		$title = str_replace( '<', '&lt;', PlainText::of( $event->text( 'SUMMARY' ) ) );
		return trim( (string) preg_replace( '/\s+/u', ' ', $title ) ) ?: __( '(no title)', 'marketday' );
	}

	/** Its page, where that is a page; '' without. */
	public static function url( IcsComponent $event ): string {
		return esc_url( $event->line( 'URL' )->value ?? '', [ 'http', 'https' ] );
	}

	/** Its description, and the way to its page. */
	public static function content( IcsComponent $event ): string {
		$url  = self::url( $event );
		$link = '' === $url ? '' : "<a href=\"{$url}\">{$url}</a>";
		$rich = $event->line( 'X-ALT-DESC' );
		if ( null !== $rich && 'text/html' === strtolower( $rich->parameters['FMTTYPE'] ?? '' ) ) {
			$html = (string) preg_replace( '#^.*<body[^>]*>|</body>.*$#is', '', IcsLine::unescape( $rich->value ) );
			return implode( "\n\n", NonEmpty::of( [ trim( wp_kses_post( PlainText::withoutCode( $html ) ) ), '' === $link ? '' : "<p>{$link}</p>" ] ) );
		}
		$text = $event->text( 'DESCRIPTION' );
		if ( PlainText::hasMarkup( $text ) ) {
			return implode( "\n\n", NonEmpty::of( [ self::markup( $text ), '' === $link ? '' : self::paragraph( $link ) ] ) );
		}
		$parts = array_map( static fn ( string $part ): string => nl2br( esc_html( $part ), false ), preg_split( '/\n{2,}/', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: [] );
		return implode( "\n\n", array_map( self::paragraph( ... ), '' === $link ? $parts : [ ...$parts, $link ] ) );
	}

	/** Signs that are no markup, such as `<3`, stay. */
	private static function markup( string $text ): string {
		$html = PlainText::escapeSigns( PlainText::withoutCode( $text ) );
		$html = trim( wp_kses( $html, self::KEPT, [ 'http', 'https', 'mailto', 'tel' ] ) );
		// Line breaks of the text count where it has none of its own.
		return 1 === preg_match( '#<(br|p|div|li)\b#i', $html ) ? $html : nl2br( $html, false );
	}

	private static function paragraph( string $html ): string {
		return "<!-- wp:paragraph -->\n<p>{$html}</p>\n<!-- /wp:paragraph -->";
	}
}
