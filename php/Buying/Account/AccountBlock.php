<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressForms;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\View;

/** Draws the block `marketday/account`: a log-in form for guests; orders, addresses and details for customers. */
final class AccountBlock {
	private const PER_PAGE = 10;

	private const LAST_PAGE = 100_000;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly AccountFormHandler $handler,
		private readonly GuestForms $guests
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes = [] ): string {
		return is_user_logged_in() ? $this->customer( self::sections( $attributes ) ) : $this->guests->html( $this->wrapper(), $this->address() );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return non-empty-list<Section> All of them where the settings would leave none.
	 */
	private static function sections( array $attributes ): array {
		$shown = array_values( array_filter( Section::cases(), static fn ( Section $section ): bool => false !== ( $attributes[ $section->setting() ] ?? true ) ) );
		return [] === $shown ? Section::cases() : $shown;
	}

	/** @param non-empty-list<Section> $sections */
	private function customer( array $sections ): string {
		$further = FurtherSection::all();
		$asked   = Section::tryFrom( $this->requestParameter( 'section' ) );
		$section = $further[ $this->requestParameter( 'section' ) ] ?? ( in_array( $asked, $sections, true ) ? $asked : $sections[0] );
		return $this->view->render(
			'customer',
			[
				'wrapper' => $this->wrapper(),
				'name'    => wp_get_current_user()->display_name,
				'sections' => array_map( fn ( Section|FurtherSection $one ): array => [
					'label'   => $one->label(),
					'url'     => add_query_arg( 'section', $one instanceof Section ? $one->value : $one->name, $this->address() ),
					'isShown' => $one === $section,
				], [ ...$sections, ...array_values( $further ) ] ),
				'label'   => $section->label(),
				'slot'    => $section instanceof Section ? $section->value : $section->name,
				'logOut'  => wp_logout_url( $this->address() ),
				'notices' => $this->notices(),
				'content' => $section instanceof Section ? $this->content( $section ) : $section->html(),
			]
		);
	}

	private function content( Section $section ): string {
		return match ( $section ) {
			Section::Orders    => $this->orders(),
			Section::Downloads => $this->downloads(),
			Section::Addresses => $this->addresses(),
			Section::Details   => $this->details(),
		};
	}

	private function orders(): string {
		$page  = max( 1, min( self::LAST_PAGE, (int) $this->requestParameter( 'orders-page' ) ) );
		$found = $this->engine->orders()->forCustomer( get_current_user_id(), $page, self::PER_PAGE );
		return $this->view->render(
			'orders',
			[
				'orders'  => $found,
				'page'    => $page,
				'isMore'  => count( $found ) === self::PER_PAGE && [] !== $this->engine->orders()->forCustomer( get_current_user_id(), $page + 1, self::PER_PAGE ),
				'here'    => $this->address(),
				'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ),
				'payUrls' => array_map(
					$this->engine->payments()->payUrl( ... ),
					array_combine( array_map( static fn ( Order $order ): int => $order->id, $found ), $found )
				),
			] + $this->form()
		);
	}

	private function downloads(): string {
		return $this->view->render(
			'downloads',
			[
				'downloads' => $this->engine->orders()->downloads( get_current_user_id() ),
				'shopUrl'   => $this->engine->settings()->pageUrl( Page::Shop ),
			]
		);
	}

	private function addresses(): string {
		$kind     = $this->requestParameter( 'edit' );
		$customer = $this->engine->customers()->current();
		if ( 'billing' === $kind || 'shipping' === $kind ) {
			return $this->addressForm( $kind, 'billing' === $kind ? $customer->billing : $customer->shipping );
		}
		$checkout = $this->engine->checkout();
		return $this->view->render(
			'addresses',
			[
				'billing'  => $checkout->addressLines( $customer->billing ),
				'shipping' => $checkout->addressLines( $customer->shipping ),
				'here'     => add_query_arg( 'section', Section::Addresses->value, $this->address() ),
			]
		);
	}

	/** @param 'billing'|'shipping' $kind */
	private function addressForm( string $kind, Address $known ): string {
		$checkout = $this->engine->checkout();
		$values   = ( $this->handler->address() ?? $known )->toArray();
		$country  = '' === $values['country'] ? $this->engine->settings()->baseCountry() : $values['country'];
		return $this->view->render(
			'address-form',
			$this->form() + [
				'kind'      => $kind,
				'fields'    => AddressForms::of( $checkout, $country, $country )[ $kind ],
				'address'   => [ 'country' => $country ] + $values,
				'countries' => 'billing' === $kind ? $checkout->countries() : AddressForms::shippingCountries( $checkout, $country ),
				'backUrl'   => add_query_arg( 'section', Section::Addresses->value, $this->address() ),
			]
		);
	}

	private function details(): string {
		return $this->view->render( 'details', $this->form() + [ 'details' => $this->handler->details() ?? SubmittedDetails::of( wp_get_current_user() ) ] );
	}

	/** @return array{action: string, nonce: string, errors: array<string, string>} Where a form goes, and what is wrong with it. */
	private function form(): array {
		$query = array_filter(
			[
				'section' => $this->requestParameter( 'section' ),
				'edit'    => $this->requestParameter( 'edit' ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return [
			'action' => add_query_arg( array_map( 'rawurlencode', $query ), $this->address() ),
			'nonce'  => wp_create_nonce( AccountFormHandler::NONCE ),
			'errors' => $this->handler->errors(),
		];
	}

	/** @return list<array{kind: string, message: string}> */
	private function notices(): array {
		$notices = array_map(
			static fn ( Notice $notice ): array => [
				'kind'    => $notice->kind,
				'message' => html_entity_decode( wp_strip_all_tags( $notice->message ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			],
			$this->engine->notices()->take()
		);
		$refused = $this->handler->errors()['form'] ?? '';
		return '' === $refused ? $notices : [ ...$notices, [ 'kind' => 'error', 'message' => $refused ] ];
	}

	private function requestParameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what to show; compared with known names.
		return is_string( $value ) ? $value : '';
	}

	private function address(): string {
		return (string) ( get_permalink() ?: $this->engine->settings()->pageUrl( Page::Account ) );
	}

	private function wrapper(): string {
		return get_block_wrapper_attributes( [ 'class' => 'marketday-account' ] );
	}
}
