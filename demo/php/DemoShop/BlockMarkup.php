<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use WP_Post;
use WP_Term;

/**
 * Reads a file of block markup and fills in what only this site knows: `{{page:about}}`, `{{category:bags}}`, `{{product:enamel-mug}}`,
 * `{{picture:banner.webp}}`, `{{picture-id:banner.webp}}`, `{{file:fonts/a.woff2}}`, and the words it was given (`{{address}}`).
 */
final class BlockMarkup {
	/** @param array<string, string> $words HTML by placeholder. */
	public function __construct(
		private readonly string $folder,
		private readonly Pictures $pictures,
		private readonly array $words
	) {}

	/** @param array<string, string> $more Further words for this file. */
	public function read( string $file, array $more = [] ): string {
		$markup = trim( (string) file_get_contents( "{$this->folder}/{$file}" ) );
		$words  = $more + $this->words;
		return (string) preg_replace_callback(
			'/\{\{([a-z-]+)(?::([a-z0-9._\/-]+))?\}\}/',
			fn ( array $found ): string => $words[ $found[1] ] ?? $this->addressOf( $found[1], $found[2] ?? '' ),
			$markup
		);
	}

	private function addressOf( string $kind, string $name ): string {
		return match ( $kind ) {
			'page'       => $this->pageAddress( $name ),
			'category'   => $this->categoryAddress( $name ),
			'product'    => (string) ( get_page_by_path( $name, 'OBJECT', 'product' )->ID ?? 0 ),
			'picture'    => $this->pictures->address( $name ),
			'file'       => wp_make_link_relative( plugins_url( $name, "{$this->folder}/shop.json" ) ),
			'picture-id' => (string) $this->pictures->id( $name ),
			default      => throw new RuntimeException( "Nothing is known of {{{$kind}}} in the demo's block markup." ),
		};
	}

	private function pageAddress( string $slug ): string {
		$page = get_page_by_path( $slug );
		return ! $page instanceof WP_Post ? "/{$slug}/" : wp_make_link_relative( (string) get_permalink( $page ) );
	}

	private function categoryAddress( string $slug ): string {
		$term = get_term_by( 'slug', $slug, 'product_cat' );
		$link = $term instanceof WP_Term ? get_term_link( $term ) : '';
		return is_string( $link ) && '' !== $link ? wp_make_link_relative( $link ) : '/';
	}
}
