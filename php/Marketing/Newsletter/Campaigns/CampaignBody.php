<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\EmailBrand;
use Marketday\Kernel\Emails\EmailMarkup;
use WP_HTML_Processor;
use WP_Http;
use WP_Post;

/**
 * Content of a post, as email programs draw it: its words, pictures and links in the look of the shop's emails. Forms, players, scripts and
 * hidden parts stay on the page.
 */
final class CampaignBody {
	private const LEFT_OUT = [
		'AUDIO', 'BUTTON', 'CANVAS', 'DIALOG', 'EMBED', 'FORM', 'IFRAME', 'INPUT', 'MATH', 'NAV', 'NOSCRIPT', 'OBJECT', 'SCRIPT', 'SELECT',
		'STYLE', 'SVG', 'TEMPLATE', 'TEXTAREA', 'VIDEO',
	];

	private const SIMPLE = [
		'B'      => 'strong',
		'STRONG' => 'strong',
		'EM'     => 'em',
		'I'      => 'em',
		'CITE'   => 'em',
		'S'      => 's',
		'DEL'    => 's',
		'U'      => 'u',
		'SUB'    => 'sub',
		'SUP'    => 'sup',
		'CODE'   => 'code',
		'TABLE'  => 'table',
		'TBODY'  => 'tbody',
		'THEAD'  => 'thead',
		'TR'     => 'tr',
	];

	/** Elements that stand for themselves on a page, and are paragraphs of plain text. */
	private const BLOCKS = [
		'BLOCKQUOTE', 'DIV', 'DL', 'FIGURE', 'FIGCAPTION', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LI', 'OL', 'P', 'PRE', 'SECTION', 'TABLE', 'TR', 'UL',
	];

	/** Pixels that a mail has beside its edges. */
	private const WIDTH = 536;

	private function __construct(
		public readonly string $html,
		public readonly string $text
	) {}

	public static function fromStored( string $html, string $text ): self {
		return new self( $html, $text );
	}

	public static function of( WP_Post $post ): self {
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- for blocks that ask which post they are in; put back below.
		setup_postdata( $post );
		// As a visitor: blocks show whoever sends it more than its readers may see.
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			$html = (string) apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		} finally {
			wp_set_current_user( $user );
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
			$before instanceof WP_Post && setup_postdata( $before );
		}
		return self::ofHtml( $html, (string) get_permalink( $post ) );
	}

	/** @param string $page Address from which its relative links lead on. */
	public static function ofHtml( string $html, string $page = '' ): self {
		$base     = '' === $page ? home_url( '/' ) : $page;
		$brand    = EmailBrand::of( '' );
		$fragment = WP_HTML_Processor::create_fragment( $html );
		$email     = '';
		$text     = '';
		/** Closing tags by depth, with what the plain text says then. @var array<int, array{string, string}> $open */
		$open    = [];
		$leftOut = PHP_INT_MAX;
		while ( null !== $fragment && $fragment->next_token() ) {
			$depth = $fragment->get_current_depth();
			if ( $fragment->is_tag_closer() ) {
				[ $end, $words ] = $open[ $depth + 1 ] ?? [ '', '' ];
				unset( $open[ $depth + 1 ] );
				$leftOut = $depth < $leftOut ? PHP_INT_MAX : $leftOut;
				$email   .= $end;
				$text   .= $words;
				continue;
			}
			$leftOut = $depth < $leftOut ? PHP_INT_MAX : $leftOut;
			if ( $depth >= $leftOut ) {
				continue;
			}
			if ( '#text' === $fragment->get_token_type() ) {
				$words = $fragment->get_modifiable_text();
				$email .= esc_html( $words );
				$text .= (string) preg_replace( '/\s+/u', ' ', $words );
				continue;
			}
			if ( '#tag' !== $fragment->get_token_type() ) {
				continue;
			}
			if ( self::isLeftOut( $fragment ) ) {
				$leftOut = $fragment->expects_closer() ? $depth : $leftOut;
				continue;
			}
			[ $begin, $end, $before, $after ] = self::tag( $fragment, $brand, $base );
			$email .= $begin;
			$text .= $before;
			if ( $fragment->expects_closer() ) {
				$open[ $depth ] = [ $end, $after ];
			}
		}
		$whole = null !== $fragment && null === $fragment->get_last_error();
		return $whole
			? new self( sprintf( '<div class="m-text" style="%s">%s</div>', EmailMarkup::TEXT, $email ), self::tidy( $text ) )
			: self::plain( wp_strip_all_tags( $html ) );
	}

	/** Makes paragraphs of HTML that cannot be parsed. */
	private static function plain( string $text ): self {
		$parts = array_filter( array_map( 'trim', preg_split( '/\n\s*\n/', $text ) ?: [] ), static fn ( string $part ): bool => '' !== $part );
		return new self( implode( '', array_map( EmailMarkup::text( ... ), $parts ) ), implode( "\n\n", $parts ) );
	}

	private static function isLeftOut( WP_HTML_Processor $page ): bool {
		return in_array( $page->get_tag(), self::LEFT_OUT, true )
			|| null !== $page->get_attribute( 'hidden' )
			|| 'true' === $page->get_attribute( 'aria-hidden' )
			|| true === $page->has_class( 'screen-reader-text' );
	}

	/** @return array{string, string, string, string} HTML before and after, and the same of the plain text. */
	private static function tag( WP_HTML_Processor $page, EmailBrand $brand, string $base ): array {
		$name  = (string) $page->get_tag();
		$block = in_array( $name, self::BLOCKS, true ) ? "\n\n" : '';
		$start = EmailMarkup::start();
		return match ( $name ) {
			'A'   => self::link( $page, $brand, $base ),
			'IMG' => self::picture( $page, $base ),
			'BR'  => [ '<br>', '', "\n", '' ],
			'HR'  => [ '<hr class="m-line" style="margin:24px 0;border:0;border-top:1px solid #d9d9d9;">', '', "\n\n", '' ],
			'P'   => [ '<p style="margin:0 0 16px;">', '</p>', $block, $block ],
			'H1', 'H2' => [ '<h2 style="margin:28px 0 8px;font-size:20px;line-height:26px;font-weight:700;">', '</h2>', $block, $block ],
			'H3', 'H4', 'H5', 'H6' => [ '<h3 style="margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:700;">', '</h3>', $block, $block ],
			'UL'  => [ "<ul style=\"margin:0 0 16px;padding:0;padding-{$start}:24px;\">", '</ul>', $block, $block ],
			'OL'  => [ "<ol style=\"margin:0 0 16px;padding:0;padding-{$start}:24px;\">", '</ol>', $block, $block ],
			'LI'  => [ '<li style="margin:0 0 6px;">', '</li>', "\n- ", '' ],
			'BLOCKQUOTE' => [ "<blockquote class=\"m-line\" style=\"margin:0 0 16px;padding:0;padding-{$start}:16px;border-{$start}:3px solid #d9d9d9;\">", '</blockquote>', $block, $block ],
			'FIGURE'     => [ '<div style="margin:0 0 16px;">', '</div>', $block, $block ],
			'FIGCAPTION' => [ '<p class="m-quiet" style="margin:8px 0 0;font-size:14px;line-height:20px;color:#595959;">', '</p>', $block, $block ],
			'PRE' => [ '<pre style="margin:0 0 16px;white-space:pre-wrap;font-size:14px;line-height:20px;">', '</pre>', $block, $block ],
			'TD', 'TH' => [ "<td class=\"m-line\" align=\"{$start}\" valign=\"top\" style=\"padding:8px;border:1px solid #d9d9d9;\">", '</td>', ' ', ' ' ],
			default => isset( self::SIMPLE[ $name ] )
				? [ '<' . self::SIMPLE[ $name ] . ( 'TABLE' === $name ? ' cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse;"' : '' ) . '>', '</' . self::SIMPLE[ $name ] . '>', $block, $block ]
				: [ '', '', $block, $block ],
		};
	}

	/** @return array{string, string, string, string} */
	private static function link( WP_HTML_Processor $page, EmailBrand $brand, string $base ): array {
		$url = self::address( $page->get_attribute( 'href' ), $base );
		if ( '' === $url ) {
			return [ '', '', '', '' ];
		}
		$isButton = $page->has_class( 'wp-block-button__link' ) || $page->has_class( 'wp-element-button' );
		$style    = $isButton
			? "display:inline-block;margin:0 0 16px;padding:12px 20px;border-radius:6px;background:{$brand->button};color:{$brand->onButton};font-weight:700;text-decoration:none;"
			: 'color:#1e1e1e;text-decoration:underline;';
		return [
			sprintf( '<a class="%s" href="%s" style="%s">', $isButton ? 'm-button' : 'm-link', esc_url( $url ), esc_attr( $style ) ),
			'</a>',
			'',
			" ({$url})",
		];
	}

	/** @return array{string, string, string, string} */
	private static function picture( WP_HTML_Processor $page, string $base ): array {
		$url = self::address( $page->get_attribute( 'src' ), $base );
		$alt = $page->get_attribute( 'alt' );
		$alt = is_string( $alt ) ? trim( $alt ) : '';
		if ( '' === $url ) {
			return [ '', '', '', '' ];
		}
		$width = $page->get_attribute( 'width' );
		$width = is_string( $width ) && ctype_digit( $width ) ? min( self::WIDTH, (int) $width ) : self::WIDTH;
		return [
			sprintf(
				'<img src="%s" width="%d" alt="%s" style="display:block;width:%dpx;max-width:100%%;height:auto;border:0;border-radius:6px;">',
				esc_url( $url ),
				$width,
				esc_attr( $alt ),
				$width
			),
			'',
			'' === $alt ? '' : "[{$alt}]",
			'',
		];
	}

	/** @return string A whole one, as a mail stands on no site; '' for what leads nowhere from there. */
	private static function address( mixed $sent, string $base ): string {
		$url = is_string( $sent ) ? trim( $sent ) : '';
		if ( '' === $url || '#' === $url[0] ) {
			return '';
		}
		if ( str_starts_with( $url, '//' ) ) {
			$url = ( is_ssl() ? 'https:' : 'http:' ) . $url;
		} elseif ( 1 !== preg_match( '/^[a-z][a-z0-9+.-]*:/i', $url ) ) {
			$url = WP_Http::make_absolute_url( $url, $base );
		}
		return esc_url_raw( $url, [ 'https', 'http', 'mailto', 'tel' ] );
	}

	private static function tidy( string $text ): string {
		$text = (string) preg_replace( '/[ \t]+/', ' ', $text );
		$text = (string) preg_replace( '/ ?\n ?/', "\n", $text );
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", $text ) );
	}
}
