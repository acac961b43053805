<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\VisitorList;
use Marketday\Lists\Wishlist\Emails\EmailChoice;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\Visibility;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/** Changes of lists and of what is on them, by their user; each answers a sentence. Nothing of another user's is ever found. */
final class ListChanges {
	/** The buttons' names. */
	public const ALL = [ 'save', 'create-list', 'save-list', 'delete-list', 'share', 'unshare', 'save-mails' ];

	/** The value of `save` for whatever was typed. */
	public const EVERY = 'all';

	public function __construct(
		private readonly NamedLists $lists,
		private readonly WishlistItems $items,
		private readonly VisitorList $list,
		private readonly GuestShare $shared,
		private readonly GuestNotes $notes,
		private readonly EmailChoice $emails
	) {}

	/** @throws StoreError Where it cannot be done; nothing has changed then. */
	public function make( string $button, Request $request ): string {
		$user = get_current_user_id();
		if ( 0 === $user ) {
			return $this->ofGuest( $button, $request );
		}
		return match ( $button ) {
			'save'        => $this->save( $this->requestedList( $user, $request ), $request ),
			'create-list' => $this->create( $user, $request ),
			'save-list'   => $this->saveList( $this->requestedList( $user, $request ), $request ),
			'delete-list' => $this->delete( $this->requestedList( $user, $request ) ),
			'share'       => $this->show( $this->requestedList( $user, $request ), Visibility::ByLink ),
			'unshare'     => $this->show( $this->requestedList( $user, $request ), Visibility::OwnerOnly ),
			'save-mails'  => $this->saveEmailChoice( $user, $request->boolean( 'mails' ) ),
			default       => throw self::nothing(),
		};
	}

	private function ofGuest( string $button, Request $request ): string {
		if ( 'save' === $button ) {
			return $this->saveOfGuest( $request );
		}
		if ( 'share' === $button && [] !== $this->list->ids() ) {
			$this->shared->begin( $this->list->ids() );
			return self::hasLink();
		}
		if ( 'unshare' === $button ) {
			$this->shared->end();
			return self::hasNone();
		}
		throw new StoreError( 'marketday_log_in_first', __( 'Please log in first.', 'marketday' ) );
	}

	private function saveOfGuest( Request $request ): string {
		$ids   = $this->list->ids();
		$asked = $this->products( $request );
		if ( [] !== array_diff( $asked, $ids ) ) {
			throw self::nothing();
		}
		$this->notes->keep( $ids, array_map( fn ( WishlistItem $item ): array => $this->readItem( $request, $item ), $this->notes->of( ...$asked ) ) );
		$this->shared->follow( $ids );
		return self::isSaved();
	}

	/** @return list<int> One, or all whose quantity stands in the form. */
	private function products( Request $request ): array {
		return self::EVERY === $request->raw( 'save' ) ? array_keys( array_filter( $request->map( 'quantity', 300 ), is_numeric( ... ), ARRAY_FILTER_USE_KEY ) ) : [ $request->integer( 'save', null, 1 ) ];
	}

	/** @return array{int, string} Quantity and note that were sent for it; those it has where nothing was. */
	private function readItem( Request $request, WishlistItem $item ): array {
		$number = filter_var(
			$request->map( 'quantity', 300 )[ $item->productId ] ?? $item->quantity,
			FILTER_VALIDATE_INT,
			[ 'options' => [ 'min_range' => 1, 'max_range' => 1_000_000 ] ]
		);
		$note   = $request->map( 'note', 300 )[ $item->productId ] ?? $item->note;
		if ( false === $number || ! is_string( $note ) || mb_strlen( $note ) > WishlistItems::LONGEST_NOTE ) {
			/* translators: %d: a number. */
			throw new StoreError( 'marketday_invalid_wish', sprintf( __( 'Enter a whole number, and a note of up to %d characters.', 'marketday' ), WishlistItems::LONGEST_NOTE ) );
		}
		return [ $number, sanitize_textarea_field( $note ) ];
	}

	/** Quantity, note and list of one product, or of all. */
	private function save( NamedList $list, Request $request ): string {
		$there = array_column( $this->items->on( $list ), null, 'productId' );
		$typed = [];
		$goals = [];
		foreach ( $this->products( $request ) as $product ) {
			$typed[ $product ] = $this->readItem( $request, $there[ $product ] ?? throw self::nothing() );
			$to                = filter_var( $request->map( 'move', 300 )[ $product ] ?? 0, FILTER_VALIDATE_INT );
			if ( $to > 0 && $to !== $list->id ) {
				$goals[ $product ] = $this->lists->find( $list->userId, (int) $to ) ?? throw self::nothing();
			}
		}
		foreach ( $typed as $product => [ $number, $note ] ) {
			$this->items->describe( $list, $product, $number, $note );
		}
		foreach ( $goals as $product => $goal ) {
			$this->items->move( $this->on( $list, $product ), $goal );
		}
		return isset( $goal ) && 1 === count( $goals )
			/* translators: %s: name of a list. */
			? sprintf( __( 'Moved to “%s”.', 'marketday' ), $goal->name() )
			: self::isSaved();
	}

	private function create( int $user, Request $request ): string {
		$name = $this->name( $request );
		if ( count( $this->lists->of( $user ) ) >= NamedLists::MOST ) {
			/* translators: %d: a number. */
			throw new StoreError( 'marketday_too_many_lists', sprintf( __( 'You can have up to %d lists.', 'marketday' ), NamedLists::MOST ) );
		}
		$this->lists->defaultOf( $user );
		$this->lists->create( $user, $name );
		/* translators: %s: name of a list. */
		return sprintf( __( 'List “%s” created.', 'marketday' ), $name );
	}

	private function saveList( NamedList $list, Request $request ): string {
		$name       = $this->name( $request );
		$visibility = Visibility::tryFrom( $request->text( 'visibility', '', 20 ) )
			?? throw $request->invalid( 'visibility', 'must be one of ' . implode( ', ', array_column( Visibility::cases(), 'value' ) ) );
		$this->lists->rename( $list, $name );
		$this->lists->show( $list, $visibility );
		return __( 'List saved.', 'marketday' );
	}

	private function delete( NamedList $list ): string {
		if ( $list->isDefault() ) {
			throw new StoreError( 'marketday_default_list', __( 'This is your default list, so it can’t be deleted.', 'marketday' ) );
		}
		$this->lists->delete( $list );
		$this->list->mirrorAgain();
		/* translators: %s: name of a list. */
		return sprintf( __( 'List “%s” deleted.', 'marketday' ), $list->name() );
	}

	private function show( NamedList $list, Visibility $visibility ): string {
		$this->lists->show( $list, $visibility );
		return Visibility::OwnerOnly === $visibility ? self::hasNone() : self::hasLink();
	}

	private function saveEmailChoice( int $user, bool $isWanted ): string {
		$this->emails->choose( $user, $isWanted );
		return $isWanted
			? __( 'We’ll email you about price drops and restocks on your lists.', 'marketday' )
			: __( 'We won’t email you about your lists again.', 'marketday' );
	}

	private function name( Request $request ): string {
		$name = trim( $request->text( 'list-name', '', 400 ) );
		if ( '' === $name || mb_strlen( $name ) > 100 ) {
			throw new StoreError( 'marketday_list_name', __( 'Enter a list name of up to 100 characters.', 'marketday' ) );
		}
		return $name;
	}

	/** @throws StoreError Where the user has no such list. */
	private function requestedList( int $user, Request $request ): NamedList {
		$id = $request->integer( 'list', 0, 0 );
		return 0 === $id ? $this->lists->defaultOf( $user ) : $this->lists->find( $user, $id ) ?? throw self::nothing();
	}

	private function on( NamedList $list, int $product ): WishlistItem {
		foreach ( $this->items->on( $list ) as $item ) {
			if ( $item->productId === $product ) {
				return $item;
			}
		}
		throw self::nothing();
	}

	private static function nothing(): StoreError {
		return new StoreError( 'marketday_list_not_found', __( 'That item isn’t on your lists.', 'marketday' ) );
	}

	private static function isSaved(): string {
		return __( 'Wishlist saved.', 'marketday' );
	}

	private static function hasLink(): string {
		return __( 'Link created.', 'marketday' );
	}

	private static function hasNone(): string {
		return __( 'Link turned off.', 'marketday' );
	}
}
