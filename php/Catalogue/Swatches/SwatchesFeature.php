<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Swatches;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** Lets the shop's people say how the values of attributes look: `Engine\Contract\Swatches` reads it. */
#[LoadsIf( 'screen:edit-tags|screen:term|sent:taxonomy', 'admin_init', 'admin_enqueue_scripts' )]
final class SwatchesFeature implements Feature {
	public function register(): void {
		( new TermFields( new View( __DIR__ . '/views' ) ) )->register();
	}
}
