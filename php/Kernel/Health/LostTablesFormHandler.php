<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Health;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Response;

/** The form by which the site's people say that they know of lost tables. */
final class LostTablesFormHandler {
	public function forget(): Response {
		LostTables::forget();
		return Response::redirect( wp_get_referer() ?: admin_url() );
	}
}
