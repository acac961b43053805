import { php } from './shop';

/** Ids of terms and events. */
export interface CalendarEvents {
	category: number;
	other: number;
	place: number;
	event: number;
	draft: number;
	locked: number;
}

/** Events of next year's month that a run has to itself: no other test writes any. */
export const YEAR = new Date().getUTCFullYear() + 1;

export function makeEvents(): CalendarEvents {
	return php< CalendarEvents >( `
		foreach ( get_posts( [ 'post_type' => 'marketday_event', 'post_status' => 'any', 'numberposts' => -1, 's' => 'Contract' ] ) as $old ) { wp_delete_post( $old->ID, true ); }
		$term = static fn ( string $taxonomy, string $name ): int => (int) ( term_exists( $name, $taxonomy ) ?: wp_insert_term( $name, $taxonomy ) )['term_id'];
		$category = $term( 'marketday_event_cat', 'Contract fair' );
		$other    = $term( 'marketday_event_cat', 'Contract talk' );
		$place    = $term( 'marketday_event_loc', 'Contract hall' );
		$event = static function ( string $title, array $post, array $data, array $terms ): int {
			$id = wp_insert_post( $post + [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => $title ] );
			foreach ( $terms as $taxonomy => $term ) { wp_set_object_terms( $id, $term, $taxonomy ); }
			update_post_meta( $id, '_marketday_event', $data + [ 'zone' => 'Europe/London' ] );
			return $id;
		};
		$day  = [ 'start' => '${ YEAR }-06-10T10:00', 'end' => '${ YEAR }-06-10T12:00' ];
		$fair = $event( 'Contract fair', [], $day, [ 'marketday_event_cat' => $category, 'marketday_event_loc' => $place ] );
		$event( 'Contract talks', [], [ 'rrule' => 'FREQ=WEEKLY;COUNT=3' ] + $day, [ 'marketday_event_cat' => $other ] );
		$draft  = $event( 'Contract draft', [ 'post_status' => 'draft' ], $day, [] );
		$locked = $event( 'Contract locked', [ 'post_password' => 'secret' ], $day, [] );
		return [ 'category' => $category, 'other' => $other, 'place' => $place, 'event' => $fair, 'draft' => $draft, 'locked' => $locked ];
	` );
}
