<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\FilledLines;

/**
 * Pieces of a mail's HTML, escaped. Styles are inline and places are tables, as mail programs need them; the classes are those of the dark scheme,
 * for the programs that know one. Sides are names that Outlook knows, turned where a language is read from the right.
 */
final class EmailMarkup {
	public const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

	public const TABLE = 'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"';

	public const TEXT  = self::FONT . 'font-size:16px;line-height:24px;color:#1e1e1e;';
	public const QUIET = self::FONT . 'font-size:14px;line-height:20px;color:#595959;';

	private const PICTURE = 64;

	public static function start(): string {
		return is_rtl() ? 'right' : 'left';
	}

	public static function end(): string {
		return is_rtl() ? 'left' : 'right';
	}

	public static function title( string $text ): string {
		return sprintf(
			'<h1 class="m-text" style="margin:0 0 12px;%sfont-size:26px;line-height:32px;font-weight:700;color:#1e1e1e;">%s</h1>',
			self::FONT,
			esc_html( $text )
		);
	}

	public static function heading( string $text ): string {
		return sprintf(
			'<h2 class="m-text" style="margin:28px 0 8px;%sfont-size:18px;line-height:24px;font-weight:700;color:#1e1e1e;">%s</h2>',
			self::FONT,
			esc_html( $text )
		);
	}

	/** A paragraph; its lines stay lines. */
	public static function text( string $text ): string {
		return '' === $text ? '' : sprintf( '<p class="m-text" style="margin:0 0 16px;%s">%s</p>', self::TEXT, self::lines( $text ) );
	}

	public static function quiet( string $text ): string {
		return '' === $text ? '' : sprintf( '<p class="m-quiet" style="margin:0 0 12px;%s">%s</p>', self::QUIET, self::lines( $text ) );
	}

	/**
	 * Lines of an address and the like.
	 *
	 * @param list<string> $lines
	 */
	public static function block( array $lines ): string {
		return sprintf( '<p class="m-text" style="margin:0;%s">%s</p>', self::TEXT, implode( '<br>', array_map( self::line( ... ), FilledLines::of( $lines ) ) ) );
	}

	public static function link( string $text, string $url ): string {
		return sprintf( '<a class="m-link" href="%s" style="color:#1e1e1e;text-decoration:underline;">%s</a>', esc_url( $url ), esc_html( $text ) );
	}

	/** A paragraph that is a link. */
	public static function linkLine( string $text, string $url ): string {
		return sprintf( '<p class="m-text" style="margin:0 0 16px;%s">%s</p>', self::TEXT, self::link( $text, $url ) );
	}

	public static function button( EmailBrand $brand, string $text, string $url ): string {
		return sprintf(
			'<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px;"><tr>'
			. '<td class="m-button" align="center" bgcolor="%1$s" style="border-radius:6px;background:%1$s;">'
			. '<a class="m-button" href="%2$s" style="display:inline-block;padding:14px 24px;border-radius:6px;background:%1$s;%3$sfont-size:16px;line-height:20px;'
			. 'font-weight:700;color:%4$s;text-decoration:none;">%5$s</a></td></tr></table>',
			esc_attr( $brand->button ),
			esc_url( $url ),
			self::FONT,
			esc_attr( $brand->onButton ),
			esc_html( $text )
		);
	}

	/** Something with a frame around it. @param string $html Of this class, or that WordPress has cleaned. */
	public static function box( string $html ): string {
		return sprintf(
			'<table %s style="margin:0 0 24px;"><tr><td class="m-box m-text" align="%s" style="padding:16px;border:1px solid #d9d9d9;border-radius:6px;%s">%s</td></tr></table>',
			self::TABLE,
			self::start(),
			self::TEXT,
			$html
		);
	}

	/**
	 * A product: its picture, what it is, and what it costs.
	 *
	 * @param string       $picture Address of a square; '' without one.
	 * @param list<string> $details
	 * @param string       $amount  '' for none.
	 */
	public static function product( string $name, string $url, string $picture, array $details, string $amount = '' ): string {
		$title = '' === $url
			? sprintf( '<strong>%s</strong>', esc_html( $name ) )
			: sprintf( '<a class="m-link" href="%s" style="font-weight:700;color:#1e1e1e;text-decoration:none;">%s</a>', esc_url( $url ), esc_html( $name ) );
		$cells = self::picture( $picture, $url ) . sprintf(
			'<td class="m-text m-line" align="%s" valign="top" style="padding:12px 0;border-bottom:1px solid #e3e3e3;%s">%s%s</td>',
			self::start(),
			self::TEXT,
			$title,
			implode( '', array_map( static fn ( string $detail ): string => sprintf(
				'<br><span class="m-quiet" style="font-size:14px;line-height:20px;color:#595959;">%s</span>',
				esc_html( $detail )
			), $details ) )
		);
		$price = '' === $amount ? '' : sprintf(
			'<td class="m-text m-line" align="%1$s" valign="top" style="padding:12px 0;padding-%2$s:12px;border-bottom:1px solid #e3e3e3;%3$swhite-space:nowrap;">%4$s</td>',
			self::end(),
			self::start(),
			self::TEXT,
			esc_html( $amount )
		);
		return "<tr>{$cells}{$price}</tr>";
	}

	/** Its link is for eyes alone: the name beside it says the same. */
	private static function picture( string $picture, string $url ): string {
		$image = '' === $picture ? '' : sprintf(
			'<img src="%1$s" width="%2$d" height="%2$d" alt="" style="display:block;width:%2$dpx;height:%2$dpx;border:0;border-radius:6px;object-fit:cover;">',
			esc_url( $picture ),
			self::PICTURE
		);
		return '' === $image ? '' : sprintf(
			'<td class="m-line" width="%1$d" valign="top" style="width:%1$dpx;padding:12px 0;padding-%2$s:12px;border-bottom:1px solid #e3e3e3;">%3$s</td>',
			self::PICTURE,
			self::end(),
			'' === $url ? $image : sprintf( '<a href="%s" tabindex="-1" aria-hidden="true">%s</a>', esc_url( $url ), $image )
		);
	}

	/** A sum with its name. @param string $note Small, below the amount. */
	public static function sum( string $label, string $amount, string $note = '', bool $isTotal = false ): string {
		$weight = $isTotal ? 'font-size:18px;font-weight:700;' : 'font-weight:400;';
		return sprintf(
			'<tr><th class="m-text" scope="row" align="%1$s" valign="top" style="padding:6px 0;%3$s%4$stext-align:%1$s;">%5$s</th>'
			. '<td class="m-text" align="%2$s" valign="top" style="padding:6px 0;%3$s%4$s">%6$s%7$s</td></tr>',
			self::start(),
			self::end(),
			self::TEXT,
			$weight,
			esc_html( $label ),
			esc_html( $amount ),
			'' === $note ? '' : sprintf( '<br><span class="m-quiet" style="font-size:14px;line-height:20px;font-weight:400;color:#595959;">%s</span>', esc_html( $note ) )
		);
	}

	/** A line of either direction: a house number stays before its street in a mail that is read from the right. */
	private static function line( string $text ): string {
		return is_rtl() ? sprintf( '<span dir="auto">%s</span>', esc_html( $text ) ) : esc_html( $text );
	}

	private static function lines( string $text ): string {
		return nl2br( esc_html( $text ), false );
	}
}
