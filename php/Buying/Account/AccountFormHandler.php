<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * The forms of the account page. What was kept is told after a redirect (303); what was refused is shown again by the
 * block, with each message at its field and every value but passwords kept.
 */
final class AccountFormHandler {
	public const NONCE = 'marketday-account';

	private ?Address $address = null;

	private ?SubmittedDetails $details = null;

	/** @var array<string, string> */
	private array $errors = [];

	public function __construct( private readonly Engine $engine ) {}

	/** The address that was sent and not kept in this request. */
	public function address(): ?Address {
		return $this->address;
	}

	public function details(): ?SubmittedDetails {
		return $this->details;
	}

	/** @return array<string, string> Message by field; `form` where it is about none. */
	public function errors(): array {
		return $this->errors;
	}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::pageForm( 'save-address', self::NONCE, $this->saveAddress( ... ), $this->refuse( ... ) ),
			Route::pageForm( 'save-details', self::NONCE, $this->saveDetails( ... ), $this->refuse( ... ) )
		);
	}

	private function saveAddress( Request $request ): ?Response {
		$this->needCustomer();
		$kind    = 'shipping' === $request->raw( 'address' ) ? 'shipping' : 'billing';
		$address = Address::fromArray( $request->texts( "{$kind}_", Address::FIELDS ) );
		if ( $request->has( 'update-address' ) ) {
			$this->address = $address;
			return null;
		}
		try {
			$this->engine->customers()->saveAddress( $kind, $address );
		} catch ( CheckoutRefused $refusal ) {
			$this->address = $address;
			$this->errors  = $refusal->fields;
			return null;
		}
		return $this->redirectWith( Section::Addresses, __( 'Address saved.', 'marketday' ) );
	}

	private function saveDetails( Request $request ): ?Response {
		$this->needCustomer();
		$user          = wp_get_current_user();
		$this->details = SubmittedDetails::read( $request );
		$this->errors  = $this->details->faults( $user );
		if ( [] !== $this->errors ) {
			return null;
		}
		$saved = wp_update_user( $this->details->changes( $user ) );
		if ( is_wp_error( $saved ) ) {
			$this->errors = [ 'form' => wp_strip_all_tags( $saved->get_error_message() ) ];
			return null;
		}
		return $this->redirectWith( Section::Details, __( 'Account details saved.', 'marketday' ) );
	}

	/** @throws Problem */
	private function needCustomer(): void {
		if ( ! is_user_logged_in() ) {
			throw Problem::forbidden( 'marketday_not_logged_in', __( 'Please log in first.', 'marketday' ) );
		}
	}

	private function refuse( Problem $problem ): void {
		$this->errors = [ 'form' => $problem->getMessage() ];
	}

	private function redirectWith( Section $section, string $message ): Response {
		$this->engine->notices()->add( 'success', esc_html( $message ) );
		return Response::redirect( add_query_arg( 'section', $section->value, $this->engine->settings()->pageUrl( Page::Account ) ) );
	}
}
