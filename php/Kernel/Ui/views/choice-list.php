<?php
/**
 * Twin of src/ui/choice-list/choice-list.tsx.
 *
 * @var string $name
 * @var string $legend
 * @var bool   $isLegendHidden
 * @var list<array{value: string, label: string, detail?: string, description?: string}> $choices
 * @var string $chosen
 * @var string $error
 */

defined( 'ABSPATH' ) || exit;
?>
<fieldset class="marketday-choices"<?php echo '' === $error ? '' : ' aria-describedby="' . esc_attr( "{$name}-error" ) . '"'; ?>>
	<legend class="<?php echo $isLegendHidden ? 'marketday-hidden' : 'marketday-choices__legend'; ?>"><?php echo esc_html( $legend ); ?></legend>
	<?php foreach ( $choices as $marketday_choice ) : ?>
		<?php $marketday_id = "{$name}-{$marketday_choice['value']}"; ?>
		<div class="marketday-choice">
			<input
				type="radio"
				id="<?php echo esc_attr( $marketday_id ); ?>"
				name="<?php echo esc_attr( $name ); ?>"<?php echo $marketday_choice['value'] === $chosen ? ' checked=""' : ''; ?>
				value="<?php echo esc_attr( $marketday_choice['value'] ); ?>">
			<label for="<?php echo esc_attr( $marketday_id ); ?>">
				<span class="marketday-choice__label"><?php echo esc_html( $marketday_choice['label'] ); ?></span>
				<?php if ( '' !== ( $marketday_choice['detail'] ?? '' ) ) : ?>
					<span class="marketday-choice__detail"><?php echo esc_html( $marketday_choice['detail'] ); ?></span>
				<?php endif; ?>
				<?php if ( '' !== ( $marketday_choice['description'] ?? '' ) ) : ?>
					<span class="marketday-choice__description"><?php echo esc_html( $marketday_choice['description'] ); ?></span>
				<?php endif; ?>
			</label>
		</div>
	<?php endforeach; ?>
	<?php if ( '' !== $error ) : ?>
		<p class="marketday-field__error" id="<?php echo esc_attr( "{$name}-error" ); ?>"><?php echo esc_html( $error ); ?></p>
	<?php endif; ?>
</fieldset>
