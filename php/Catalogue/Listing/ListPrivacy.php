<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;
use Marketday\Kernel\VisitorList;

/** A user's list in WordPress's tools for personal data, and how they erase it. */
final class ListPrivacy {
	/** @param Closure(): string $label */
	public function __construct(
		private readonly string $name,
		private readonly Closure $label,
		private readonly Engine $engine,
		private readonly VisitorList $list
	) {}

	public function register(): void {
		PersonalData::add( $this->name, $this->label, $this->export( ... ), $this->erase( ... ) );
	}

	/** @return list<PersonalItem> */
	private function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$ids   = false === $user ? [] : $this->list->ofUser( $user->ID );
		$items = [];
		foreach ( ( new ListedProducts( $this->engine->catalogue() ) )->of( $ids ) as $id => $found ) {
			$items[] = new PersonalItem( "{$this->name}-{$id}", [ __( 'Product', 'marketday' ) => $found->product->name ?? "#{$id}" ] );
		}
		return $items;
	}

	private function erase( string $email ): Erasure {
		$user = get_user_by( 'email', $email );
		return new Erasure( false !== $user && $this->list->eraseUser( $user->ID ) );
	}
}
