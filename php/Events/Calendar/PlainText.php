<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Texts without their markup: no words are glued, and signs such as `<3` are no markup. */
final class PlainText {
	private const ELEMENTS = 'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|html-blob|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|meta|nav|o:p|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr';

	/** Elements that stand between words, or on lines of their own. */
	private const BREAKS = 'address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|table|td|th|tr|ul';

	public static function of( string $html ): string {
		$text = (string) preg_replace( '#</?(?:' . self::BREAKS . ')\b[^<>]*>#i', "\n", self::withoutCode( $html ) );
		$text = (string) preg_replace( '#</?(?:' . self::ELEMENTS . ')(?:[\s/][^<>]*)?>|<!--.*?-->#is', '', $text );
		return trim( (string) preg_replace( [ '/[ \t]*\n[ \t]*/', '/\n{3,}/' ], [ "\n", "\n\n" ], $text ) );
	}

	public static function hasMarkup( string $text ): bool {
		return 1 === preg_match( '#</?(?:' . self::ELEMENTS . ')(?:[\s/][^<>]*)?>#i', $text );
	}

	/** Text without what is written for machines, and its content. */
	public static function withoutCode( string $html ): string {
		return (string) preg_replace( '#<(script|style|head|title)\b[^>]*>.*?(?:</\1\s*>|$)#is', '', $html );
	}

	/** Writes out each `<` that begins no element. */
	public static function escapeSigns( string $html ): string {
		return (string) preg_replace( '#<(?!/?(?:' . self::ELEMENTS . ')(?:[\s/][^<>]*)?>)#i', '&lt;', $html );
	}
}
