<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Buying\PayPal\Api\Log;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Throwable;

/**
 * The form of the contract's payment calls: a JSON body with the call's own nonce, answered by `{success, data}`. Whatever goes wrong is told
 * in that envelope too: a script never meets an empty answer.
 */
final class JsonEnvelope {
	private const LARGEST = 300_000;

	public function __construct( private readonly Log $log ) {}

	/** @param Closure(Request): array<array-key, mixed> $response What `data` holds. */
	public function route( string $name, Closure $response ): Route {
		return Route::wcAjax(
			$name,
			$this->guard( $name ),
			fn ( Request $request ): Response => $this->envelope( $name, static fn (): array => $response( self::body( $request ) ) )
		);
	}

	/** Route as `route()` makes it, for an answer that is no envelope. @param Closure(Request): array<array-key, mixed> $response */
	public function plain( string $name, Closure $response ): Route {
		return Route::wcAjax( $name, $this->guard( $name ), function ( Request $request ) use ( $name, $response ): Response {
			$enveloped = $this->envelope( $name, static fn (): array => $response( self::body( $request ) ) );
			return is_array( $enveloped->body ) && true === $enveloped->body['success'] ? Response::json( $enveloped->body['data'] ) : $enveloped;
		} );
	}

	/** @param Closure(): array<array-key, mixed> $response */
	public function envelope( string $name, Closure $response ): Response {
		try {
			$data = $response();
			return Response::json( [
				'success' => true,
				'data'    => [] === $data ? (object) [] : $data,
			] );
		} catch ( Problem $problem ) {
			return $this->failure( [
				'name'    => $problem->problemCode,
				'message' => $problem->getMessage(),
			], $problem->status, $problem->headers );
		} catch ( CheckoutRefused $refusal ) {
			return $this->failure( [
				'name'    => $refusal->errorCode,
				'message' => $refusal->getMessage(),
				'errors'  => array_values( array_unique( [] === $refusal->fields ? [ $refusal->getMessage() ] : $refusal->fields ) ),
				'fields'  => (object) $refusal->fields,
				'refresh' => false,
			] );
		} catch ( StoreError $refusal ) {
			return $this->failure( [
				'name'    => $refusal->errorCode,
				'message' => $refusal->getMessage(),
			], 429 === $refusal->status ? 429 : 200 );
		} catch ( PayPalRefusalException $refusal ) {
			return $this->failure( [
				'name'    => $refusal->refusal,
				'message' => __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' ),
				'code'    => $refusal->status,
				'details' => $refusal->details,
			] );
		} catch ( Throwable $failure ) {
			if ( ! $failure instanceof HttpFailureException ) {
				$this->log->write( "{$name}: " . $failure::class . ' ' . $failure->getMessage() );
			}
			return $this->failure( [
				'name'    => 'unavailable',
				'message' => __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' ),
			] );
		}
	}

	/**
	 * @param array<string, mixed>  $data
	 * @param array<string, string> $headers
	 */
	private function failure( array $data, int $status = 200, array $headers = [] ): Response {
		return Response::json( [
			'success' => false,
			'data'    => $data + [
				'code'    => 0,
				'details' => [],
			],
		], 429 === $status ? 429 : 200, $headers );
	}

	private function guard( string $name ): Guard {
		return Guard::custom( "nonce {$name} in nonce of the JSON body", static function ( Request $request ) use ( $name ): void {
			$nonce = self::body( $request )->raw( 'nonce' );
			if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, $name ) ) {
				throw new Problem( 400, 'marketday_invalid_nonce', __( 'Could not validate nonce.', 'marketday' ) );
			}
		} );
	}

	/** Data that were sent: a JSON body, or fields where there is none. */
	private static function body( Request $request ): Request {
		$sent = file_get_contents( 'php://input', false, null, 0, self::LARGEST );
		$data = json_decode( (string) $sent, true, 16 );
		$body = is_array( $data ) ? new Request( $data ) : $request;
		$body->refuseExcess();
		return $body;
	}
}
