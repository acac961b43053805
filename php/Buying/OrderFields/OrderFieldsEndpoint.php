<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderFields;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** REST `order-fields`: the fields of the checkout as the screen reads and saves them. */
final class OrderFieldsEndpoint {
	public function __construct( private readonly FieldSettings $settings ) {}

	public function show(): Response {
		return Response::json( $this->settings->toArray() );
	}

	/** @throws Problem 400 for fields that cannot be; nothing is changed then. */
	public function save( Request $request ): Response {
		$fault = $this->settings->keep( $request->map( 'added' ), $request->map( 'states' ), $request->map( 'order' ) );
		if ( '' !== $fault ) {
			throw Problem::badRequest( 'marketday_invalid_fields', $fault );
		}
		return Response::json( $this->settings->toArray() );
	}
}
