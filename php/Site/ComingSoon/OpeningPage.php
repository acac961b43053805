<?php

declare( strict_types=1 );

namespace Marketday\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\View;

/** The page for visitors of a shop that is not open yet, in the site's own look. */
final class OpeningPage {
	public function __construct( private readonly string $shop ) {}

	/** @return string A whole document: no template of the theme is drawn, so nothing else brings styles and fonts. */
	public function html(): string {
		DrawingSetup::registerAssets();
		wp_enqueue_global_styles();
		return ( new View( __DIR__ . '/views' ) )->render( 'coming-soon', [
			'shop'  => $this->shop,
			'logIn' => wp_login_url( home_url( '/' ) ),
		] );
	}
}
