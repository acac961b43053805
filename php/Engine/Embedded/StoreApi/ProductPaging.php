<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Request;

/** The paging headers of a collection: X-WP-Total, X-WP-TotalPages and Link. */
final class ProductPaging {
	/** @return array<string, string> */
	public static function headers( Request $request, string $path, int $total ): array {
		$perPage = $request->integer( 'per_page', 10, 0, 100 );
		$pages   = $perPage > 0 ? (int) ceil( $total / $perPage ) : 1;
		$page    = $request->integer( 'page', 1, 1 );
		$base    = rest_url( "wc/store/v1/{$path}" );
		$query   = array_intersect_key( map_deep( $_GET, 'strval' ), $request->all() ); // phpcs:ignore WordPress.Security.NonceVerification -- a public read.
		$links   = [];
		if ( $page > 1 ) {
			$links[] = self::link( 'prev', min( $page - 1, $pages ), $query, $base );
		}
		if ( $pages > $page ) {
			$links[] = self::link( 'next', $page + 1, $query, $base );
		}
		return [
			'X-WP-Total'      => (string) $total,
			'X-WP-TotalPages' => (string) $pages,
		] + ( [] === $links ? [] : [ 'Link' => implode( ', ', $links ) ] );
	}

	/** @param array<array-key, mixed> $query */
	private static function link( string $rel, int $page, array $query, string $base ): string {
		return '<' . esc_url_raw( add_query_arg( [ 'page' => $page ] + urlencode_deep( $query ), $base ) ) . ">; rel=\"{$rel}\"";
	}
}
