<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Response;

/** The button of Site Health that tries again what was given up. */
final class OutboxFormHandler {
	public function __construct( private readonly Outbox $outbox ) {}

	public function again(): Response {
		$this->outbox->again();
		return Response::redirect( admin_url( 'site-health.php' ) );
	}
}
