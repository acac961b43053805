<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use WP_MatchesMapRegex;
use WP_Post;

/** The addresses of the site as WordPress reads them: the first rule that fits is the one that holds. */
final class RewriteRules {
	/** @param array<array-key, mixed> $rules As WordPress keeps them: what is read, by expression. */
	public function __construct( private readonly array $rules ) {}

	/** The rules that hold now; none where addresses are plain. */
	public static function current(): self {
		$rules = get_option( 'rewrite_rules' );
		return new self( is_array( $rules ) ? $rules : [] );
	}

	/** @return array<array-key, mixed>|null What WordPress reads from an address; null where no rule fits. */
	public function query( string $path ): ?array {
		global $wp_rewrite;
		$path = $wp_rewrite->root . trim( $path, '/' );
		foreach ( $this->rules as $match => $query ) {
			if ( ! is_string( $query ) || 1 !== preg_match( "#^{$match}#", $path, $matches ) ) {
				continue;
			}
			$isPage = $wp_rewrite->use_verbose_page_rules && 1 === preg_match( '/pagename=\$matches\[([0-9]+)\]/', $query, $name );
			if ( $isPage && null === get_page_by_path( $matches[ (int) $name[1] ] ?? '' ) ) {
				continue;
			}
			parse_str( WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\?!', '', $query ), $matches ), $read );
			return $read;
		}
		return null;
	}

	/**
	 * Tells whether anything has the addresses that begin with a word, but what is ours.
	 *
	 * @param string $ours Part of what our own rules read.
	 */
	public function has( string $slug, string $ours ): bool {
		global $wp_rewrite;
		foreach ( $this->rules as $match => $query ) {
			// Some rules, as that of `wp-json`, say themselves where an address begins.
			$begin = preg_replace( '~^\^?' . preg_quote( $wp_rewrite->root, '~' ) . '~', '', (string) $match );
			$fixed = (string) preg_replace( '~[(\[.?*+\\\\|^$].*$~s', '', (string) $begin );
			if ( is_string( $query ) && ! str_contains( $query, $ours ) && strtok( $fixed, '/' ) === $slug ) {
				return true;
			}
		}
		if ( isset( $this->query( $slug )['year'] ) ) {
			return true;
		}
		$page = get_page_by_path( $slug, 'OBJECT', [ 'page', 'post' ] );
		return ( $page instanceof WP_Post && 'trash' !== $page->post_status ) || file_exists( constant( 'ABSPATH' ) . $slug );
	}
}
