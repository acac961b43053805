<?php
/**
 * The switchers of date, category, location, accessibility feature and search text: a plain form.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;

$marketday_filters = $calendar['filters'];
?>
<details class="marketday-events-calendar__filters"<?php echo $marketday_filters['isOpen'] ? ' open' : ''; ?>>
	<summary><?php esc_html_e( 'Find events', 'marketday' ); ?></summary>
	<form
		method="get"
		action="<?php echo esc_url( $marketday_filters['action'] ); ?>"
		role="search"
		aria-label="<?php esc_attr_e( 'Find events', 'marketday' ); ?>">
		<?php foreach ( $marketday_filters['kept'] as [ $marketday_name, $marketday_value ] ) : ?>
			<input type="hidden" name="<?php echo esc_attr( $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
		<?php endforeach; ?>
		<?php foreach ( $marketday_filters['fields'] as $marketday_field ) : ?>
			<?php $marketday_id = "{$calendar['id']}-{$marketday_field['name']}"; ?>
			<p class="marketday-field">
				<label class="marketday-field__label" for="<?php echo esc_attr( $marketday_id ); ?>"><?php echo esc_html( $marketday_field['label'] ); ?></label>
				<?php if ( [] === $marketday_field['options'] ) : ?>
					<input
						class="marketday-field__control"
						type="search"
						maxlength="100"
						id="<?php echo esc_attr( $marketday_id ); ?>"
						name="<?php echo esc_attr( $marketday_field['name'] ); ?>"
						value="<?php echo esc_attr( $marketday_field['value'] ); ?>">
				<?php else : ?>
					<select class="marketday-field__control" id="<?php echo esc_attr( $marketday_id ); ?>" name="<?php echo esc_attr( $marketday_field['name'] ); ?>">
						<?php foreach ( $marketday_field['options'] as $marketday_option ) : ?>
							<option value="<?php echo esc_attr( $marketday_option['value'] ); ?>"<?php
								echo $marketday_option['value'] === $marketday_field['value'] ? ' selected' : '';
							?>><?php echo esc_html( $marketday_option['label'] ); ?></option>
						<?php endforeach; ?>
					</select>
				<?php endif; ?>
			</p>
		<?php endforeach; ?>
		<?php if ( $marketday_filters['hasPlaces'] ) : ?>
			<input type="hidden" name="ltype" value="id">
		<?php endif; ?>
		<p class="marketday-events-calendar__send">
			<button class="marketday-button" type="submit"><?php esc_html_e( 'Show events', 'marketday' ); ?></button>
			<?php if ( null !== $marketday_filters['clear'] ) : ?>
				<a
					class="marketday-link"
					data-calendar-way="<?php echo esc_attr( $marketday_filters['clear']['key'] ); ?>"
					rel="nofollow"
					href="<?php echo esc_url( $marketday_filters['clear']['url'] ); ?>"><?php echo esc_html( $marketday_filters['clear']['label'] ); ?></a>
			<?php endif; ?>
		</p>
	</form>
</details>
