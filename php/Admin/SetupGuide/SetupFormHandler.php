<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Response;

/** The form on the screen of plugins that puts the invitation away. */
final class SetupFormHandler {
	public function __construct( private readonly Progress $progress ) {}

	public function dismiss(): Response {
		$this->progress->goTo( $this->progress->at() );
		return Response::redirect( admin_url( 'plugins.php' ) );
	}
}
