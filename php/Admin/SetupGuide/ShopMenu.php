<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

/** Makes a menu of its own of the links in a header, which people change under 'Appearance → Editor → Navigation'. */
final class ShopMenu {
	public const OPTION = 'marketday_menu_id';

	/** The header that shows the menu in the place of its links; as it was where there are none, or no menu could be made. */
	public static function own( string $header ): string {
		$found = preg_match( '~(<!-- wp:navigation )(\{.*?\})( -->)(.*?)<!-- /wp:navigation -->~s', $header, $parts );
		if ( 1 !== $found || '' === trim( $parts[4] ) ) {
			return $header;
		}
		$menu = wp_insert_post( [
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_title'   => __( 'Shop menu', 'marketday' ),
			'post_content' => wp_slash( trim( $parts[4] ) ),
		] );
		if ( $menu <= 0 ) {
			return $header;
		}
		update_option( self::OPTION, $menu, false );
		$settings = json_decode( $parts[2], true );
		$settings = [ 'ref' => $menu ] + ( is_array( $settings ) ? $settings : [] );
		return str_replace( $parts[0], '<!-- wp:navigation ' . serialize_block_attributes( $settings ) . ' /-->', $header );
	}
}
